import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertBlogs, updateBlogPublication } from '#core/blogs/blog-rows.ts'
import { insertRecipe, insertRecipes } from '#core/recipes/recipe-rows.ts'
import { findTermBySlug } from '#core/terms/public-term-rows.ts'
import { pageSizes } from '#domain/http/paging.ts'
import { aBlog, aRecipe } from '#tests/builders.ts'
import { openTestSite, signIn } from '#tests/open-test-site.ts'

let site: Awaited<ReturnType<typeof openTestSite>>
let cookie: string
beforeAll(async () => {
  site = await openTestSite()
  cookie = await signIn(site)
  const posts = [
    { id: 'p1', urlSlug: 'one', title: 'One post', author: 'Nina Roy' },
    { id: 'p2', urlSlug: 'two', title: 'Two hands', author: 'Sam Lee and nina roy' },
    { id: 'p3', urlSlug: 'three', title: 'Three secrets', author: 'Nina Roy', state: 'draft' as const },
    { id: 'p4', urlSlug: 'four', title: 'Four', author: 'four@private.test' },
  ]
  await insertBlogs(site.db, posts.map(aBlog))
  await insertRecipe(site.db, aRecipe({ author: 'Nina Roy' }))
})
afterAll(() => site.close())

const read = async (path: string) => (await site.get(path)).text()
const findAuthor = async (slug: string) => (await findTermBySlug(site.db, 'author', slug))?.id ?? ''

test('an author’s page has their public recipes and posts, and a feed of both', async () => {
  const page = await read('/authors/nina-roy')
  for (const words of ['<h1>Nina Roy</h1>', '1 recipe and 2 posts', 'Patty Melt', 'One post', 'Two hands', '"@type":"ProfilePage"'])
    expect(page).toContain(words)
  expect(page).not.toContain('Three secrets')
  const { items } = await (await site.get('/authors/nina-roy/feed.json')).json()
  expect(items.map(({ title }: { title: string }) => title).sort()).toEqual(['One post', 'Patty Melt', 'Two hands'])
})

test('the built-in recipes have a page for their author', async () => {
  expect(await read('/authors/the-griddle-kitchen')).toContain('8 recipes, newest first.')
})

test('the sitemap has the pages of authors, except those who sign with an email address', async () => {
  const map = (await Promise.all(['/sitemap.xml', '/sitemap-terms.xml'].map(read))).join('')
  for (const author of ['nina-roy', 'sam-lee', 'the-griddle-kitchen']) expect(map).toContain(`/authors/${author}<`)
  expect(map).not.toContain('private')
  expect(await read('/blogs/four')).not.toContain('/authors/')
})

test('an author without anything public has no page, and the name stays private', async () => {
  await insertBlogs(site.db, [aBlog({ id: 'p5', urlSlug: 'five', author: 'Ada Hidden', state: 'draft' })])
  expect((await site.get('/authors/ada-hidden')).status).toBe(404)
  await updateBlogPublication(site.db, 'p5', { state: 'published' })
  expect((await site.get('/authors/ada-hidden')).status).toBe(200)
})

test('page 2 of an author has the second page of recipes and still the only page of posts, and there is no page 3', async () => {
  const stews = Array.from({ length: pageSizes.recipes + 1 }, (_, index) => ({ title: `Stew ${index}`, slug: `stew-${index}` }))
  await insertRecipes(
    site.db,
    stews.map((stew) => aRecipe({ ...stew, author: 'Ola Berg' })),
  )
  await insertBlogs(site.db, [aBlog({ id: 'p6', urlSlug: 'six', title: 'What stews like', author: 'Ola Berg' })])
  const page = await site.get('/authors/ola-berg?page=2')
  expect(page.status).toBe(200)
  const text = await page.text()
  expect(text).toContain('What stews like')
  expect(text.match(/aria-label="View Recipe: Stew \d+"/g)).toHaveLength(1)
  expect((await site.get('/authors/ola-berg?page=3')).status).toBe(404)
})

test('the owner describes an author, and renames them in bylines; the earlier address redirects', async () => {
  const id = await findAuthor('sam-lee')
  const form = { form: 'term', name: 'Samuel Lee', description: 'Fries things.', picture: '', pictureAlt: '' }
  const { status } = await site.post(`/admin/organise/edit?id=${id}`, form, cookie)
  expect(status).toBe(200)
  expect(await read('/blogs/two')).toMatch(/>Samuel Lee<\/a>[^<]* and (?:<!-- -->)?<a[^>]*>nina roy/)
  const moved = await site.get('/authors/sam-lee')
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/authors/samuel-lee'])
  expect(await read('/authors/samuel-lee')).toContain('Fries things.')
})

test('an author name that reads as two is refused, and so is deleting an author with a byline', async () => {
  const id = await findAuthor('nina-roy')
  const form = { form: 'term', name: 'Nina and Roy', description: '', picture: '', pictureAlt: '' }
  expect(await (await site.post(`/admin/organise/edit?id=${id}`, form, cookie)).text()).toContain('This would be two authors')
  await site.post('/admin/organise?kind=author', { id }, cookie)
  expect(await findAuthor('nina-roy')).toBe(id)
  expect(await read('/blogs/one')).toContain('Nina Roy')
})
