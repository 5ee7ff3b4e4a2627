import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { putCollection } from '#core/collections/all-collection-rows.ts'
import { putPage } from '#core/pages/all-page-rows.ts'
import { insertRecipe } from '#core/recipes/recipe-rows.ts'
import { aBlog, aRecipe } from './builders.ts'
import { openTestSite } from './open-test-site.ts'
import { publicPages } from './public-pages.ts'

/** In the title and text of everything unpublished, and nowhere else. */
const secret = 'zucchanoid'
const slugOf = (state: string) => `the-${secret}-${state}`
const states = ['draft', 'scheduled', 'trashed'] as const

let site: Awaited<ReturnType<typeof openTestSite>>
const numbers: number[] = []
beforeAll(async () => {
  site = await openTestSite({ samples: true })
  for (const state of states) {
    const publishedAt = state === 'scheduled' ? '2099-01-01T00:00:00.000Z' : '2026-11-20T12:00:00.000Z'
    const title = `The ${secret}`
    const words = { content: `<p>${secret}</p>`, seoKeywords: secret, tags: `${secret}, Technique` }
    await insertBlog(site.db, aBlog({ ...words, title, urlSlug: slugOf(state), state, publishedAt }))
    const recipe = aRecipe({
      title,
      slug: slugOf(state),
      short: secret,
      keywords: secret,
      type: 'trending',
      category: secret,
      courses: secret,
      diets: `${secret}, Vegetarian`,
      publishedAt,
    })
    numbers.push((await insertRecipe(site.db, { ...recipe, state })).id)
  }
  const cards = numbers.map((number) => `<hr data-recipe="${number}" data-card="whole" />`)
  await insertBlog(site.db, aBlog({ urlSlug: 'with-cards', content: `<p>Cards</p>${cards.join('')}` }))
  const times = { createdAt: '2026-11-20T12:00:00.000Z', updatedAt: '2026-11-20T12:00:00.000Z' }
  const words = { title: `The ${secret}`, intro: secret, content: `<p>${secret}</p>`, description: secret, layout: 'plain' } as const
  const picture = { picture: '', pictureFetched: null, pictureAlt: secret }
  const collection = { ...picture, title: `The ${secret}`, intro: secret, recipes: [1], homePlace: 1 }
  const inTrash = { trashedAt: '2026-11-20T12:00:00.000Z', trashedFrom: 'published' } as const
  for (const state of ['draft', 'trashed'] as const) {
    const hidden = { slug: slugOf(state), state, ...times, ...(state === 'trashed' && inTrash) }
    await putCollection(site.db, { ...collection, ...hidden, id: `${state} collection` })
    await putPage(site.db, { ...words, ...hidden, id: `${state} page` })
  }
  const hidden = { title: 'Shown', intro: '', recipes: [1, ...numbers], homePlace: 2 }
  await putCollection(site.db, { id: 'shown', slug: 'shown', ...picture, ...hidden, pictureAlt: null, ...times, state: 'published' })
})
afterAll(() => site.close())

const files = [
  ...[
    '/sitemap.xml',
    '/sitemap-pages.xml',
    '/sitemap-posts-1.xml',
    '/sitemap-recipes-1.xml',
    '/sitemap-terms.xml',
    '/robots.txt',
    '/llms.txt',
    '/manifest.webmanifest',
  ],
  ...['', '/recipes', '/tags/technique', '/diets/vegetarian'].flatMap((folder) =>
    ['rss.xml', 'atom.xml', 'feed.json'].map((file) => `${folder}/${file}`),
  ),
]
const lists = ['/recipes?q=', '/search?q=', '/api/suggestions?q='].map((path) => `${path}${secret.slice(0, 8)}`)

test.each([
  ...publicPages,
  ...files,
  '/blogs/with-cards',
  '/diets/vegetarian',
  '/recipes?sort=title',
  '/collections/shown',
  '/cook-with?have=ground+chuck',
])('%s shows nothing unpublished', async (path) => {
  const response = await site.get(path)
  expect((await response.text()).toLowerCase()).not.toContain(secret)
})

test.each(lists)('%s finds nothing unpublished', async (path) => {
  const text = await (await site.get(path)).text()
  // The query itself is repeated, the rest of the word is not.
  expect(text.toLowerCase()).not.toContain(secret)
})

test.each(states)('the address of what is %s leads nowhere', async (state) => {
  const slug = slugOf(state)
  const paths = [
    `/${slug}`,
    `/collections/${slug}`,
    `/blogs/${slug}`,
    `/recipes/${slug}`,
    `/recipes/${slug}.json`,
    `/recipes/${slug}.cook`,
    `/api/recipes/${slug}`,
  ]
  const ofTag = [`/tags/${secret}`, `/tags/${secret}/rss.xml`, `/tags/The-${secret}`]
  const ofLists = ['categories', 'courses', 'diets'].flatMap((list) => [`/${list}/${secret}`, `/${list}/${secret}/rss.xml`])
  for (const path of [...paths, ...ofTag, ...ofLists, `/blogs/${slug.toUpperCase()}`, `/recipes/${slug.toUpperCase()}`]) {
    const response = await site.get(path)
    expect([path, response.status]).toEqual([path, 404])
    expect(await response.text()).not.toContain(`The ${secret}`)
  }
})

test('recipe numbers lead nowhere, and nobody can comment on or review what is not published', async () => {
  for (const id of numbers) expect((await site.get(`/api/recipes/${id}`)).status).toBe(404)
  const said = { name: 'Bo', email: 'bo@mail.example', comment: 'Hello', text: 'Hello', stars: '5', seasoning: '' }
  for (const slug of states.map(slugOf))
    for (const path of [`/blogs/${slug}`, `/recipes/${slug}`]) expect([path, (await site.post(path, said)).status]).toEqual([path, 404])
})
