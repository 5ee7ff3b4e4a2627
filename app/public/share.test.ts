import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { insertRecipe } from '#core/recipes/recipe-rows.ts'
import { updateSettings } from '#core/settings/setting-rows.ts'
import { aBlog, aRecipe } from '#tests/builders.ts'
import { openTestSite } from '#tests/open-test-site.ts'

let site: Awaited<ReturnType<typeof openTestSite>>
beforeAll(async () => {
  site = await openTestSite({ siteUrl: 'https://eat.example' })
  await insertRecipe(site.db, aRecipe({ image: '/images/hero', imageAlt: 'What one can’t see', pinText: 'Save "this" melt' }))
  await insertRecipe(site.db, aRecipe({ slug: 'beside', image: '/images/blog-pie' }))
  await updateSettings(site.db, { logo: { name: 'hero', width: 400, height: 300, alt: '' } })
  await insertBlog(
    site.db,
    aBlog({ tags: 'Pies', imageLink: '/images/blog-pie', content: '<p>Words.</p><hr data-recipe="1001" data-card="small">' }),
  )
})
afterAll(() => site.close())

const read = async (path: string) => (await site.get(path)).text()
const pictures = (html: string) => [...html.matchAll(/<img\b[^>]*>/g)].map(([tag]) => tag)
/** A page's main picture: cards and the logo have no description. */
const mainPicture = (html: string) => pictures(html).find((tag) => !tag.includes('alt=""')) ?? ''
const linkOf = (html: string, start: string) => {
  const [, href = ''] = new RegExp(`<a href="(${start}[^"]*)"`).exec(html) ?? []
  return new URL(href.replaceAll('&amp;', '&'))
}

test('a recipe has share links that work without scripts, with its pin text and its own pin picture', async () => {
  const html = await read('/recipes/patty-melt?servings=2')
  const pin = linkOf(html, 'https://www.pinterest.com/')
  expect(Object.fromEntries(pin.searchParams)).toEqual({
    url: 'https://eat.example/recipes/patty-melt',
    media: 'https://eat.example/recipes/patty-melt.pin.jpg',
    description: 'Save "this" melt',
  })
  expect((await site.get(new URL(pin.searchParams.get('media') ?? '').pathname)).status).toBe(200)
  expect(linkOf(html, 'https://wa.me/').searchParams.get('text')).toContain('https://eat.example/recipes/patty-melt')
  expect(linkOf(html, 'mailto:').searchParams.get('subject')).toBe('Patty Melt')
}, 30_000)

test('so does a post, with its excerpt', async () => {
  const pin = linkOf(await read('/blogs/a-plain-post'), 'https://www.pinterest.com/')
  expect(pin.searchParams.get('description')).toMatch(/^A plain post: Words\./)
  expect(pin.searchParams.get('media')).toBe('https://eat.example/blogs/a-plain-post.pin.jpg')
})

test('a post’s pin text is in its link and beside its picture', async () => {
  await site.db.updateTable('_blogs').set({ pinText: 'Save this <pie>' }).execute()
  const html = await read('/blogs/a-plain-post')
  expect(linkOf(html, 'https://www.pinterest.com/').searchParams.get('description')).toBe('Save this <pie>')
  expect(mainPicture(html)).toContain('data-pin-description="Save this &lt;pie&gt;"')
  await site.db.updateTable('_blogs').set({ pinText: null }).execute()
})

test('the main picture carries the pin text, separate from its description for people who can’t see it', async () => {
  const main = mainPicture(await read('/recipes/patty-melt'))
  expect(main).toContain('data-pin-description="Save &quot;this&quot; melt"')
  expect(main).toContain('data-pin-media="https://eat.example/recipes/patty-melt.pin.jpg"')
  expect(main).toContain('alt="What one can’t see"')
  expect(main).not.toContain('nopin')
})

test.each([
  ...['/', '/recipes', '/recipes/patty-melt', '/trending-recipes', '/blogs', '/blogs/a-plain-post'],
  ...['/search?q=melt', '/search?q=plain', '/tags/pies', '/cook-with?have=bread', '/contact'],
])('neither the logo nor a card on %s offers its picture for pins', async (path) => {
  const cards = pictures(await read(path)).filter((tag) => tag.includes('alt=""'))
  for (const tag of cards) expect(tag).toContain('data-pin-nopin="true"')
  expect(cards.length).toBeGreaterThan(path === '/contact' ? 0 : 1)
})

test('unpublished content has no share links', async () => {
  await site.db
    .updateTable('_recipes')
    .set({ state: 'draft', draftToken: 'k'.repeat(32) })
    .where('slug', '=', 'beside')
    .execute()
  expect(await read(`/recipes/beside?draft=${'k'.repeat(32)}`)).not.toContain('class="share-links"')
})
