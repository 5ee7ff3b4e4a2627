import { expect, test } from 'vitest'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { insertRecipe } from '#core/recipes/recipe-rows.ts'
import { deleteRecipe } from '#core/recipes/write-recipe.ts'
import { indexContent } from '#core/search/index-content.ts'
import { aBlog, aRecipe } from '#tests/builders.ts'
import { whereDatabasesDiffer } from '#tests/each-database.ts'
import { openTestSite } from '#tests/open-test-site.ts'

/** What someone asks for, and the recipe that they mean. */
const questions = [
  ['mac and cheese recipe', '/recipes/mac-and-cheese'],
  ['how to make fried chicken', '/recipes/fried-chicken'],
  ['how do i make mac and cheese at home', '/recipes/mac-and-cheese'],
  ['easy fried chicken', '/recipes/fried-chicken'],
  ['best buffalo wings ever', '/recipes/buffalo-wings'],
  ['can i cook bbq ribs', '/recipes/bbq-ribs'],
  ['mac and cheese recipie', '/recipes/mac-and-cheese'],
] as const

/** A food, and a recipe that contains it under another name. */
const foods = [
  ['aubergine', 'Eggplant stew'],
  ['eggplants', 'Aubergine stew'],
  ['courgettes', 'Zucchini stew'],
  ['prawns', 'Shrimp stew'],
  ['scallion', 'Spring onion stew'],
  ['spring onion', 'Stew with scallions'],
  ['catsup', 'Ketchup stew'],
  ['minced beef', 'Stew of ground beef'],
] as const

type TestSite = Awaited<ReturnType<typeof openTestSite>>

/** The addresses of search results, in order, and the whole page. */
async function search(site: TestSite, q: string, more: Record<string, string> = {}) {
  const response = await site.get(`/search?${new URLSearchParams({ q, ...more })}`)
  const html = (await response.text()).replaceAll('<!-- -->', '')
  const results = html.split('class="search-result"').slice(1)
  return { html, paths: results.map((result) => /<h2><a[^>]* href="([^"]+)"/.exec(result)?.[1]) }
}

whereDatabasesDiffer('the order of results has to be the same, whatever the index', ({ address, kind }) => {
  async function withSite(check: (site: TestSite) => Promise<void>) {
    const site = await openTestSite(kind === 'postgres' ? { database: await address('indexed') } : {})
    try {
      await check(site)
    } finally {
      await site.close()
    }
  }

  test('questions and praise hide no recipe', async () => {
    await withSite(async (site) => {
      for (const [q, path] of questions) {
        const { paths, html } = await search(site, q)
        expect([q, paths[0]]).toEqual([q, path])
        expect([q, html.includes('No exact matches')]).toEqual([q, false])
      }
    })
  })
  test('a burger comes before a post about burgers', async () => {
    await withSite(async (site) => {
      await insertBlog(site.db, aBlog({ title: 'Burger', urlSlug: 'burger', content: `<p>${'Burger, burger. '.repeat(30)}</p>` }))
      const { paths } = await search(site, 'burger')
      expect(paths.slice(0, 3).toSorted()).toEqual(['/blogs/burger', '/recipes/classic-cheeseburger', '/recipes/smoky-cheeseburger'])
      expect(paths[2]).toBe('/blogs/burger')
    })
  })

  test('a food is found by each of its names', async () => {
    await withSite(async (site) => {
      for (const [q, title] of foods) {
        const { id } = await insertRecipe(site.db, aRecipe({ title, slug: 'the-stew', ingredients: [] }))
        expect([q, (await search(site, q)).paths]).toEqual([q, expect.arrayContaining(['/recipes/the-stew'])])
        await deleteRecipe(site.db, id, new Date())
      }
    })
  })
  test('a food with several names is highlighted by the name used there', async () => {
    await withSite(async (site) => {
      await insertRecipe(site.db, aRecipe({ title: 'Spring Onion Stew', slug: 'stew', ingredients: [] }))
      expect((await search(site, 'scallions')).html).toContain('<mark>Spring Onion</mark> Stew')
    })
  })

  test('one or two letters suggest titles with a word that starts with them', async () => {
    await withSite(async (site) => {
      await insertBlog(site.db, aBlog({ title: 'Toast', urlSlug: 'toast', content: '<p>Butter.</p>' }))
      expect((await search(site, 'm')).paths).toContain('/recipes/mac-and-cheese')
      expect((await search(site, 'ch')).paths).toEqual(expect.arrayContaining(['/recipes/mac-and-cheese', '/recipes/chili-dog']))
      // Every post contains “to”: it is not searched as a word, but as a prefix.
      expect((await search(site, 'to')).paths).toEqual(expect.arrayContaining(['/blogs/toast', '/recipes/creamy-tomato-pasta']))
      expect((await search(site, 'bu')).paths).not.toContain('/blogs/toast')
    })
  })

  test('a known food is never corrected into another word', async () => {
    await withSite(async (site) => {
      await insertBlog(site.db, aBlog({ title: 'Steam', urlSlug: 'steam', content: '<p>Steam, and steam again.</p>' }))
      const { html, paths } = await search(site, 'steak')
      expect(paths).not.toContain('/blogs/steam')
      expect(html).not.toContain('Did you mean')
      expect((await search(site, 'staem')).paths).toContain('/blogs/steam')
    })
  })

  test('a diet finds recipes with its label or fitting ingredients, and the page explains it', async () => {
    await withSite(async (site) => {
      await insertRecipe(site.db, aRecipe({ title: 'Plain rice', slug: 'rice', ingredients: ['2 cups rice', '1 tsp salt'] }))
      await insertRecipe(site.db, aRecipe({ title: 'Mystery', slug: 'mystery', ingredients: ['1 zog'], keywords: 'quick, vegetarian' }))
      await insertRecipe(
        site.db,
        aRecipe({ title: 'Not sure', slug: 'unsure', ingredients: ['1 zog'], steps: ['Leave out the ham for a vegetarian one.'] }),
      )
      const { paths, html } = await search(site, 'vegetarian', { kind: 'recipes' })
      expect(paths.toSorted()).toEqual(['/recipes/mac-and-cheese', '/recipes/mystery', '/recipes/rice'])
      expect(html).toContain('Only “vegetarian”. These recipes are labeled that way, or their ingredients show it.')
      expect((await search(site, 'gluten-free')).paths).toContain('/recipes/rice')
      expect((await search(site, 'gluten free rice')).paths).toEqual(['/recipes/rice'])
    })
  })

  test('if nothing fits a diet the page says so, and shows nothing instead', async () => {
    await withSite(async (site) => {
      expect((await search(site, 'vegan')).html).toContain(
        'Only “vegan”. No recipe here is labeled that way, and no ingredient list shows it for certain.',
      )
      const { html, paths } = await search(site, 'gluten free wings', { kind: 'recipes' })
      expect(paths).not.toContain('/recipes/buffalo-wings')
      expect(html).toContain('Only “gluten free”.')
    })
  })

  test('the order is the same on both databases: words apart, together, misspelt, and too many', async () => {
    await withSite(async (site) => {
      for (const index of Array.from({ length: 12 }, (_, number) => number))
        await insertBlog(
          site.db,
          aBlog({ id: `post-${index}`, urlSlug: `post-${index}`, title: `Cheese note ${index % 3 === 0 ? 'burger' : index}` }),
        )
      await indexContent(site.db)
      const found = []
      for (const q of ['cheese burger', 'cheeseburger', 'chese burgr', 'cheese note xyzzy', 'cheese'])
        found.push((await search(site, q)).paths.slice(0, 6))
      expect(found).toMatchInlineSnapshot(`
        [
          [
            "/recipes/smoky-cheeseburger",
            "/recipes/classic-cheeseburger",
            "/blogs/post-9",
            "/blogs/post-6",
            "/blogs/post-3",
            "/blogs/post-0",
          ],
          [
            "/recipes/smoky-cheeseburger",
            "/recipes/classic-cheeseburger",
          ],
          [
            "/recipes/smoky-cheeseburger",
            "/recipes/classic-cheeseburger",
            "/blogs/post-9",
            "/blogs/post-6",
            "/blogs/post-3",
            "/blogs/post-0",
          ],
          [
            "/blogs/post-11",
            "/blogs/post-10",
            "/blogs/post-8",
            "/blogs/post-7",
            "/blogs/post-5",
            "/blogs/post-4",
          ],
          [
            "/recipes/mac-and-cheese",
            "/blogs/post-11",
            "/blogs/post-10",
            "/blogs/post-8",
            "/blogs/post-7",
            "/blogs/post-5",
          ],
        ]
      `)
    })
  })

  test('with more results than can be ranked, the page says that it lists the top ones', { timeout: 60_000 }, async () => {
    await withSite(async (site) => {
      await site.db.transaction().execute(async (transaction) => {
        for (let index = 0; index < 205; index++)
          await insertBlog(
            transaction,
            aBlog({ id: `post-${index}`, urlSlug: `post-${index}`, title: index === 0 ? 'Kohlrabi' : 'Soup', content: '<p>Kohlrabi</p>' }),
          )
      })
      const { html, paths } = await search(site, 'kohlrabi')
      expect(html).toContain('Top 200 results for “kohlrabi”')
      expect(html).toContain('Posts <span>200+</span>')
      expect(paths[0]).toBe('/blogs/post-0')
      expect((await search(site, 'kohlrabi', { page: '10' })).paths).toHaveLength(20)
      expect((await site.get('/search?q=kohlrabi&page=11')).status).toBe(404)
    })
  })
})
