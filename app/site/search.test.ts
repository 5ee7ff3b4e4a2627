import { afterEach, expect, test } from 'vitest'
import { insertBlog } from '#storage/blogs.ts'
import { updateSettings } from '#storage/settings.ts'
import { aBlog } from '#tests/builders.ts'
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

test('finds recipes and posts, keeps the words in the form, and is not for search engines', async () => {
  const site = await openSite({ title: 'Why a cheeseburger drips' })
  const { html } = await search(site, 'CHEESEBURGER')
  for (const words of [
    'Classic Cheeseburger',
    'Smoky Cheeseburger',
    'Why a cheeseburger drips',
    'value="CHEESEBURGER"',
    'content="noindex"',
  ]) {
    expect(html).toContain(words)
  }
})

test('finds without accents what has them, and the other way round', async () => {
  const site = await openSite({ title: 'Crème brûlée' })
  for (const words of ['creme brulee', 'CRÈME', 'brûlée']) expect((await search(site, words)).html).toContain('1 result for')
})

test('percent sign, underscore, backslash and quotes are plain characters', async () => {
  const site = await openSite({ title: `100% rye_bread "toast" o'clock \\ end`, urlSlug: 'odd' }, { title: 'Plain', urlSlug: 'plain' })
  for (const words of ['100%', 'rye_bread', '"toast"', "o'clock", '\\'])
    expect((await search(site, words)).html, words).toContain('1 result for')
  for (const words of ['%%', '__', '1%0', "';--"]) expect((await search(site, words)).html, words).toContain('Nothing on the menu for')
})

test('says what it looked for when nothing is found, and shows ways on', async () => {
  const { status, html } = await search(await openSite(), '<script>alert(1)</script>')
  expect(status).toBe(200)
  expect(html).toContain('Nothing on the menu for “&lt;script&gt;alert(1)&lt;/script&gt;”')
  expect(html).not.toContain('<script>alert')
  expect(html).toContain('href="/recipes"')
})

test('twenty a page over recipes and posts together', async () => {
  const site = await openSite(
    ...Array.from({ length: 35 }, (_, index) => ({ title: `Buffalo Wings notes ${index + 10}`, urlSlug: `notes-${index}` })),
  )
  const cardsOf = (html: string) => html.match(/class="(?:recipe-card|post-row)[ "]/g)?.length
  const [first, second] = [await search(site, 'buffalo wings'), await search(site, 'buffalo wings', 2)]
  expect(first.html).toContain('36 results')
  expect([cardsOf(first.html), cardsOf(second.html)]).toEqual([20, 16])
  expect(first.html).toMatch(/href="\/search\?q=buffalo\+wings&amp;page=2"/)
  const titles = [first.html, second.html].flatMap((html) => html.match(/>Buffalo Wings notes \d+<\/a>/g) ?? [])
  expect(new Set(titles).size).toBe(35)
  expect((await search(site, 'buffalo wings', 3)).status).toBe(404)
})

test('the built-in recipes that the owner hides are not found', async () => {
  const site = await openSite()
  await updateSettings(site.db, { builtInRecipes: false })
  expect((await search(site, 'cheeseburger')).html).toContain('Nothing on the menu for')
})

test('too long, repeated or broken words are refused; blank ones are none', async () => {
  const site = await openSite({})
  expect((await search(site, 'x'.repeat(100))).status).toBe(200)
  expect((await search(site, 'x'.repeat(101))).status).toBe(400)
  for (const query of ['q=a&q=b', 'q=%00', 'q=%ff', 'q=a&page=0']) expect((await site.get(`/search?${query}`)).status, query).toBe(400)
  for (const words of ['', '   ', '\u0301']) expect((await search(site, words)).html, words).not.toContain('class="post-row"')
})

test('a failing database is an unavailable page', async () => {
  const site = await openSite()
  await site.breakDatabase()
  expect((await search(site, 'wings')).status).toBe(503)
})
