import { afterAll, beforeAll, expect, test } from 'vitest'
import { sanitizeBlogHtml } from '#core/blogs/blog-html.ts'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { findShippedFile } from '#core/pictures/describe-pictures.ts'
import { previewCard } from '#core/recipes/preview-card.ts'
import { insertRecipe, updateRecipe, updateRecipePublication } from '#core/recipes/recipe-rows.ts'
import { aBlog, aRecipe } from '#tests/builders.ts'
import { openTestSite, signIn } from '#tests/open-test-site.ts'
import { readStructuredData } from '#tests/read-structured-data.ts'

let site: Awaited<ReturnType<typeof openTestSite>>
let id: number
beforeAll(async () => {
  site = await openTestSite()
  const recipe = aRecipe({
    image: '/images/hero',
    title: 'Melt <b>& Co',
    ingredients: ['=2 buns', '1 patty'],
    ingredientGroups: [{ heading: 'Top', start: 1 }],
  })
  id = (await insertRecipe(site.db, recipe)).id
  await insertBlog(site.db, aBlog({ urlSlug: 'small', content: `<p>Before.</p>${cardOf('small')}<p>After.</p>` }))
  await insertBlog(site.db, aBlog({ urlSlug: 'whole', content: cardOf('whole') }))
})
afterAll(() => site.close())

const cardOf = (size: string, number = id) => `<hr data-recipe="${number}" data-card="${size}" />`

const read = async (path: string) => (await site.get(path)).text()

test('a small card shows picture, title and link, a whole one also ingredients and steps', async () => {
  const small = await read('/blogs/small')
  expect(small).toContain('<aside class="text-recipe text-recipe--small" aria-label="Recipe: Melt &lt;b&gt;&amp; Co">')
  expect(small).toContain('<a href="/recipes/patty-melt">Melt &lt;b&gt;&amp; Co</a>')
  expect(small).toContain(`src="/images/${findShippedFile('hero')}/800.webp"`)
  expect(small).not.toContain('<h3>Ingredients</h3>')
  const whole = await read('/blogs/whole')
  expect(whole).toContain('<h3>Ingredients</h3><ul><li>2 buns</li></ul><h4>Top</h4><ul><li>1 patty</li></ul>')
  expect(whole).toContain('<h3>Steps</h3><ol><li>Fry it: Fry the patty for 3 minutes a side.</li></ol>')
})

test('structured data names the recipes of the cards, feeds link to them, and excerpts leave them out', async () => {
  const [post] = readStructuredData(await read('/blogs/small'))
  expect(post).toMatchObject({ mentions: [{ '@type': 'CreativeWork', name: 'Melt <b>& Co', url: `http://site.test/recipes/patty-melt` }] })
  const { items } = await (await site.get('/feed.json')).json()
  const entry = items.find(({ url }: { url: string }) => url.endsWith('/blogs/small'))
  expect(entry.content_html).toBe(
    `<p>Before.</p><p>Recipe: <a href="http://site.test/recipes/patty-melt">Melt &lt;b&gt;&amp; Co</a></p><p>After.</p>`,
  )
  expect(await read('/blogs')).not.toContain('Melt')
})

test('a cached post follows the recipe: a new title and address, and its return to a draft', async () => {
  expect((await site.trace('/blogs/small')).tables).toContain('_recipes')
  await updateRecipe(site.db, id, aRecipe({ slug: 'new-melt', title: 'New melt' }))
  expect(await read('/blogs/small')).toContain('<a href="/recipes/new-melt">New melt</a>')
  await updateRecipePublication(site.db, id, { state: 'draft' })
  const without = await read('/blogs/small')
  expect(without).toContain('Before.</p><p>After')
  expect(without).not.toContain('New melt')
  const notice = expect.stringContaining('is a draft')
  expect(await previewCard(site.db, { id, size: 'small' })).toEqual({ html: '', title: 'New melt', notice })
})

test('built-in recipes have cards, and edited copies replace them', async () => {
  const { html, title } = await previewCard(site.db, { id: 1, size: 'small' })
  expect(html).toContain(title)
  const slug = /\/recipes\/([^"]+)/.exec(html)?.[1] ?? ''
  await insertRecipe(site.db, aRecipe({ slug, title: 'My own copy' }))
  expect((await previewCard(site.db, { id: 1, size: 'small' })).html).toContain('My own copy')
  expect((await previewCard(site.db, { id: 999, size: 'small' })).notice).toContain('deleted')
})

test.each([
  ['<hr data-recipe="12" data-card="small" onclick="x()" class="y">', '<hr data-recipe="12" data-card="small" />'],
  ['<hr data-recipe="12" data-card="huge">', '<hr />'],
  ['<hr data-recipe="1&quot; onclick=" data-card="small">', '<hr />'],
  ['<div data-recipe="12" data-card="small">Text</div>', 'Text'],
])('of %s the sanitiser keeps %s', (html, kept) => {
  expect(sanitizeBlogHtml(html)).toBe(kept)
})

test('only admins can request the card of a draft', async () => {
  const path = `/admin/recipe-card?id=${id}&size=small`
  expect((await site.get(path)).status).toBe(302)
  expect(await (await site.get(path, await signIn(site))).json()).toMatchObject({ title: 'New melt' })
})
