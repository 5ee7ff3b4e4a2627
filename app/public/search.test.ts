import { afterEach, expect, test } from 'vitest'
import { insertBlog, updateBlog } from '#core/blogs/blog-rows.ts'
import { deleteRecipes, insertRecipe } from '#core/recipes/recipe-rows.ts'
import { updateSettings } from '#core/settings/setting-rows.ts'
import { pageSizes } from '#domain/http/paging.ts'
import { aBlog, aRecipe } from '#tests/builders.ts'
import { openTestSite } from '#tests/open-test-site.ts'

type TestSite = Awaited<ReturnType<typeof openTestSite>>
const opened: TestSite[] = []

async function openSite(...posts: Parameters<typeof aBlog>[0][]) {
  const site = await openTestSite()
  opened.push(site)
  for (const post of posts) await insertBlog(site.db, aBlog(post))
  return site
}

async function search(site: TestSite, q: string, page?: number) {
  const response = await site.get(`/search?${new URLSearchParams({ q, ...(page ? { page: String(page) } : {}) })}`)
  return { status: response.status, html: (await response.text()).replaceAll('<!-- -->', '') }
}

afterEach(async () => {
  for (const site of opened.splice(0)) await site.close()
})

test('the bare page has the form and may be indexed', async () => {
  const site = await openSite()
  const response = await site.get('/search')
  expect(response.status).toBe(200)
  const html = await response.text()
  expect(html).toContain('action="/search"')
  expect(html).not.toContain('noindex')
})

test('finds recipes and posts, highlights the words, keeps them in the form, and is not indexed', async () => {
  const site = await openSite({ title: 'Why a cheeseburger drips' })
  const { html } = await search(site, 'CHEESEBURGER')
  for (const words of [
    'Classic <mark>Cheeseburger</mark>',
    'Smoky <mark>Cheeseburger</mark>',
    'Why a <mark>cheeseburger</mark> drips',
    'value="CHEESEBURGER"',
    'content="noindex"',
  ]) {
    expect(html).toContain(words)
  }
})

test('misspelled words are corrected, and the page says so', async () => {
  const { html } = await search(await openSite(), 'chese burgr')
  expect(html).toContain('Classic <mark>Cheeseburger</mark>')
  expect(html).toContain('No results for “chese” or “burgr”. Showing results for “cheese” and “burger”.')
})

test('a search by minutes says how it was understood, and finds something even if nothing is that quick', async () => {
  const site = await openSite()
  const quick = await search(site, '45 minute meals')
  expect(quick.html).toContain('Recipes that take 45 min or less.')
  expect(quick.html).toContain('Mac and Cheese')
  expect(quick.html).not.toContain('BBQ Ribs')
  const none = await search(site, '5 minute meals')
  expect(none.html).not.toContain('Recipes that take')
  expect(none.html).toContain('No exact matches.')
})

test('a compound is found written as one word and as two', async () => {
  const site = await openSite(
    { title: 'The Cheese Burger of the docks', urlSlug: 'apart', content: '<p>One</p>' },
    { title: 'A milkshake', urlSlug: 'shake' },
  )
  expect((await search(site, 'cheeseburgers')).html).toContain('The <mark>Cheese Burger</mark> of the docks')
  expect((await search(site, 'cheese burger')).html).toContain('Classic <mark>Cheeseburger</mark>')
  expect((await search(site, 'milk shake')).html).toContain('A <mark>milkshake</mark>')
})

test('singular and plural find each other', async () => {
  const site = await openSite({ title: 'Tomatoes and berries' })
  for (const words of ['tomato', 'berry', 'tomatoes berries']) expect((await search(site, words)).html).toContain('berries')
  expect((await search(site, 'tomato berry')).html).toContain('1 result for')
})

test('a word in the title ranks above frequent mentions', async () => {
  const site = await openSite(
    { title: 'A long talk', urlSlug: 'talk', content: `<p>${'Kohlrabi is a word. '.repeat(40)}</p>` },
    { title: 'Kohlrabi', urlSlug: 'kohlrabi', content: '<p>Short.</p>' },
  )
  const { html } = await search(site, 'kohlrabi')
  expect(html.indexOf('/blogs/kohlrabi')).toBeGreaterThan(0)
  expect(html.indexOf('/blogs/kohlrabi')).toBeLessThan(html.indexOf('/blogs/talk'))
})

test('the matching passage is shown, and its special characters stay text', async () => {
  const content = `<p>${'Nothing here. '.repeat(60)}Fold &lt;b&gt;kohlrabi&lt;/b&gt; &amp; <em>leek</em> in.</p>`
  const { html } = await search(await openSite({ title: 'A plain post', content }), 'kohlrabi leek')
  expect(html).toContain('&lt;b&gt;<mark>kohlrabi</mark>&lt;/b&gt; &amp; <mark>leek</mark> in.')
})

test('if nothing has all words, the closest matches are listed, and the page says so', async () => {
  const site = await openSite(
    { title: 'Kohlrabi with leek', urlSlug: 'one' },
    { title: 'Leek', urlSlug: 'two' },
    { title: 'Salsify', urlSlug: 'three' },
  )
  const { html } = await search(site, 'kohlrabi leek salsify')
  expect(html).toContain('1 result for')
  expect(html).toContain('No exact matches. Closest results:')
})

test('only recipes or only posts can be shown, each with its count', async () => {
  // As many posts as fit on a page.
  const titles = Array.from({ length: pageSizes.search }, (_, index) => ({ urlSlug: `post-${index}`, title: 'Why a cheeseburger drips' }))
  const site = await openSite(...titles)
  const posts = await (await site.get('/search?q=cheeseburger&kind=posts')).text()
  for (const { urlSlug } of titles) expect(posts).toContain(`/blogs/${urlSlug}"`)
  expect(posts).not.toContain('href="/recipes/classic-cheeseburger"')
  expect(posts.replaceAll('<!-- -->', '')).toMatch(/All <span>22<.*Recipes <span>2<.*Posts <span>20</)
  expect((await site.get('/search?q=cheeseburger&kind=cakes')).status).toBe(400)
  expect((await site.get('/search?q=cheeseburger&kind=posts&page=2')).status).toBe(404)
})

test('similar words are suggested when nothing is found', async () => {
  const { html } = await search(await openSite({ title: 'Salsify' }), 'salzifi')
  expect(html).toContain('Nothing on the menu for “salzifi”')
  expect(html).toContain('Did you mean <span><a href="/search?q=salsify"')
})

test('an edited post is found by its new words, and a deleted recipe by none', async () => {
  const site = await openSite()
  const post = aBlog({ title: 'Kohlrabi' })
  await insertBlog(site.db, post)
  await updateBlog(site.db, { ...post, title: 'Salsify' })
  expect((await search(site, 'kohlrabi')).html).toContain('Nothing on the menu')
  expect((await search(site, 'salsify')).html).toContain('1 result for')
  const { id } = await insertRecipe(site.db, aRecipe({ title: 'Celeriac mash' }))
  expect((await search(site, 'celeriac')).html).toContain('1 result for')
  await deleteRecipes(site.db, [id])
  expect((await search(site, 'celeriac')).html).toContain('Nothing on the menu')
})

test('a recipe at the address of a built-in one is found instead of it', async () => {
  const site = await openSite()
  await insertRecipe(site.db, aRecipe({ title: 'Fried Tofu', slug: 'fried-chicken' }))
  const { html } = await search(site, 'fried chicken')
  expect(html).not.toContain('Fried Chicken</')
  expect((await search(site, 'tofu')).html).toContain('1 result for')
})

test('finds accented words without accents, and vice versa', async () => {
  const site = await openSite({ title: 'Crème brûlée' })
  for (const words of ['creme brulee', 'CRÈME', 'brûlée']) expect((await search(site, words)).html).toContain('1 result for')
})

test.each([
  '"',
  '*',
  '%',
  "'; drop table _blogs; --",
  'NEAR(',
  'a* OR b',
  '"kohlrabi" AND',
  'title:kohlrabi',
  '\\',
  '((((',
  '_',
  '🍔',
  '…',
  '-kohlrabi',
  'ＫＯＨＬＲＡＢＩ',
])('the characters of %s are not treated as operators', async (words) => {
  const site = await openSite({ title: 'Kohlrabi' })
  expect((await search(site, words)).status).toBe(200)
  expect((await site.get(`/api/suggestions?${new URLSearchParams({ q: words })}`)).status).toBe(200)
  expect((await search(site, 'kohlrabi')).html).toContain('1 result for')
})

test('stop words find nothing by themselves', async () => {
  expect((await search(await openSite(), 'the')).html).toContain('Nothing on the menu for “the”')
})

test('repeats the search when nothing is found, and links elsewhere', async () => {
  const { status, html } = await search(await openSite(), '<script>qqqqqq(1)</script>')
  expect(status).toBe(200)
  expect(html).toContain('Nothing on the menu for “&lt;script&gt;qqqqqq(1)&lt;/script&gt;”')
  expect(html).not.toContain('<script>qqqqqq')
  expect(html).toContain('href="/recipes"')
})

test('twenty a page over recipes and posts together', async () => {
  const site = await openSite(
    ...Array.from({ length: 35 }, (_, index) => ({ title: `Buffalo Wings notes ${index + 10}`, urlSlug: `notes-${index}` })),
  )
  const cardsOf = (html: string) => html.match(/class="search-result"/g)?.length
  const [first, second] = [await search(site, 'buffalo wings'), await search(site, 'buffalo wings', 2)]
  expect(first.html).toContain('36 results')
  expect([cardsOf(first.html), cardsOf(second.html)]).toEqual([20, 16])
  expect(first.html).toMatch(/href="\/search\?q=buffalo\+wings&amp;page=2"/)
  const titles = [first.html, second.html].flatMap((html) => html.match(/<\/mark> notes \d+<\/a>/g) ?? [])
  expect(new Set(titles).size).toBe(35)
  expect((await search(site, 'buffalo wings', 3)).status).toBe(404)
})

test('built-in recipes that the owner hides are not found', async () => {
  const site = await openSite()
  await updateSettings(site.db, { builtInRecipes: false })
  expect((await search(site, 'cheeseburger')).html).toContain('Nothing on the menu for')
})

test('too long, repeated or broken words are refused; blank ones count as none', async () => {
  const site = await openSite({})
  expect((await search(site, 'x'.repeat(100))).status).toBe(200)
  expect((await search(site, 'x'.repeat(101))).status).toBe(400)
  for (const query of ['q=a&q=b', 'q=%00', 'q=%ff', 'q=a&page=0']) expect((await site.get(`/search?${query}`)).status, query).toBe(400)
  for (const words of ['', '   ', '\u0301']) expect((await search(site, words)).html, words).not.toContain('class="search-result"')
})

test('a failing database is an unavailable page', async () => {
  const site = await openSite()
  await site.breakDatabase()
  expect((await search(site, 'wings')).status).toBe(503)
})

test('suggestions are the best recipes and posts for a prefix, with the matches highlighted', async () => {
  const site = await openSite({ title: 'Why a cheeseburger drips' })
  const suggest = async (q: string) => (await (await site.get(`/api/suggestions?${new URLSearchParams({ q })}`)).json()).suggestions
  expect(await suggest('classic cheeseb')).toEqual([
    {
      kind: 'recipe',
      path: '/recipes/classic-cheeseburger',
      fits: expect.stringContaining('no-fish'),
      title: [
        { text: 'Classic', isMatch: true },
        { text: ' ', isMatch: false },
        { text: 'Cheeseburger', isMatch: true },
      ],
    },
  ])
  expect((await suggest('chessebur')).map(({ kind }: { kind: string }) => kind).toSorted()).toEqual(['blog', 'recipe', 'recipe'])
  for (const nothing of ['', 'c', '  ', '%', 'qqqqqq']) expect(await suggest(nothing)).toEqual([])
})

test('at most eight suggestions; browsers may cache them briefly; they set no cookie; invalid words are refused', async () => {
  const site = await openSite(...Array.from({ length: 12 }, (_, index) => ({ title: `Kohlrabi ${index}`, urlSlug: `k-${index}` })))
  const response = await site.get('/api/suggestions?q=kohl')
  expect((await response.json()).suggestions).toHaveLength(8)
  expect([response.headers.get('cache-control'), response.headers.get('set-cookie')]).toEqual(['public, max-age=30', null])
  for (const query of ['q=a&q=b', 'q=%00', `q=${'x'.repeat(101)}`])
    expect((await site.get(`/api/suggestions?${query}`)).status, query).toBe(400)
})
