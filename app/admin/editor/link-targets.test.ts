import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LinkTarget } from '#core/admin/find-link-targets.ts'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { putPage } from '#core/pages/all-page-rows.ts'
import { insertRecipe } from '#core/recipes/recipe-rows.ts'
import { indexContent } from '#core/search/index-content.ts'
import { aBlog, aRecipe } from '#tests/builders.ts'
import { openTestSite, signIn } from '#tests/open-test-site.ts'

let site: Awaited<ReturnType<typeof openTestSite>>
let cookie: string
beforeAll(async () => {
  site = await openTestSite()
  cookie = await signIn(site)
  const post = (id: string, changes: object) => insertBlog(site.db, aBlog({ id, urlSlug: id, ...changes }))
  await post('baking', { title: 'All about baking', content: '<p>Serve it with quince jelly.</p>' })
  await post('quince', { title: 'Quince Jelly, from the start' })
  await post('quince-draft', { title: 'Quince jelly again', state: 'draft' })
  await post('quince-later', { title: 'Quince jelly soon', state: 'scheduled', publishedAt: '2030-01-01T00:00:00.000Z' })
  await post('quince-gone', { title: 'Quince jelly of old', state: 'trashed' })
  await insertRecipe(site.db, aRecipe({ slug: 'quince-jelly', title: 'Quince Jélly' }))
  await insertRecipe(site.db, { ...aRecipe({ slug: 'quince-jelly-2', title: 'Jelly of quinces' }), state: 'draft', publishedAt: '' })
  const at = '2026-11-20T12:00:00.000Z'
  const page = { intro: '', content: '', description: '', layout: 'plain', createdAt: at, updatedAt: at } as const
  await putPage(site.db, { ...page, id: 'shop', slug: 'jelly-shop', title: 'Quince jelly by post', state: 'published' })
  await putPage(site.db, { ...page, id: 'terms', slug: 'jelly-terms', title: 'Terms of quince jelly', state: 'draft' })
  await indexContent(site.db)
})
afterAll(() => site.close())

async function find(words: string): Promise<LinkTarget[]> {
  const response = await site.get(`/admin/link-targets?${new URLSearchParams({ q: words })}`, cookie)
  expect(response.status).toBe(200)
  return (await response.json()).targets
}

test('posts, recipes and pages are found, title matches first, drafts marked and none from the trash', async () => {
  const found = await find('quince jel')
  const byPath = Object.fromEntries(found.map(({ path, kind, state }) => [path, `${state} ${kind}`]))
  expect(byPath).toEqual({
    '/blogs/quince': 'published blog',
    '/recipes/quince-jelly': 'published recipe',
    '/jelly-shop': 'published page',
    '/jelly-terms': 'draft page',
    '/blogs/quince-draft': 'draft blog',
    '/blogs/quince-later': 'scheduled blog',
    '/recipes/quince-jelly-2': 'draft recipe',
    '/blogs/baking': 'published blog',
  })
  expect(found.at(-1)?.title).toBe('All about baking')
  expect(found.slice(0, 3).every(({ state }) => state === 'published')).toBe(true)
})

test('built-in recipes and pages are found, too', async () => {
  expect(await find('PRIVACY')).toMatchObject([{ kind: 'page', id: 'privacy-policy', title: 'Privacy Policy', path: '/privacy-policy' }])
  const [burger] = await find('burger')
  expect(burger).toMatchObject({ kind: 'recipe', state: 'published', path: expect.stringMatching(/^\/recipes\/.*burger/) })
})

test('only recipes are found for their cards, each with its number', async () => {
  const { targets } = await (await site.get('/admin/link-targets?q=quince+jel&kind=recipe', cookie)).json()
  expect(targets.map(({ kind, id }: LinkTarget) => `${kind} ${id}`)).toEqual(['recipe 1001', 'recipe 1002'])
})

test.each(['', 'q', 'zzzzz', '%', '“”'])('%j finds nothing', async (words) => {
  expect(await find(words)).toEqual([])
})

test('malformed input is refused', async () => {
  for (const query of [`q=${'a'.repeat(101)}`, 'q=a&q=b', 'q=%00a'])
    expect((await site.get(`/admin/link-targets?${query}`, cookie)).status).toBe(400)
})

test('drafts are hidden from everyone but admins', async () => {
  const cookies = ['', await signIn(site, { role: 'reader' })]
  for (const cookie of cookies) {
    const response = await site.get('/admin/link-targets?q=quince', cookie)
    expect([response.status, await response.text()]).toEqual([302, ''])
  }
})
