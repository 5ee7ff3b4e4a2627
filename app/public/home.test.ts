import { afterEach, expect, test } from 'vitest'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { insertRecipe } from '#core/recipes/recipe-rows.ts'
import { updateSettings } from '#core/settings/setting-rows.ts'
import { aBlog, aRecipe } from '#tests/builders.ts'
import { openTestSite } from '#tests/open-test-site.ts'

let site: Awaited<ReturnType<typeof openTestSite>>

afterEach(() => site.close())

async function readHome() {
  const response = await site.get('/')
  expect(response.status).toBe(200)
  return response.text()
}

test('the home page shows the first three recipes and links to all of them', async () => {
  site = await openTestSite()
  const page = await readHome()
  expect(page).toContain('Classics You&#x27;ll Love')
  expect(page.match(/View Recipe: [^"]+/g)?.slice(-3)).toEqual([
    'View Recipe: Classic Cheeseburger',
    'View Recipe: Fried Chicken',
    'View Recipe: Mac and Cheese',
  ])
  expect(page).toMatch(/<a [^>]*href="\/recipes"[^>]*>View All Recipes<\/a>/)
  expect(page).toContain('Eight plates on the menu')
})

test('the number of plates is the number of recipes', async () => {
  site = await openTestSite()
  for (let index = 0; index < 5; index++) await insertRecipe(site.db, aRecipe({ slug: `melt-${index}` }))
  expect(await readHome()).toContain('13 plates on the menu')
})

test('one recipe is one plate', async () => {
  site = await openTestSite()
  await updateSettings(site.db, { builtInRecipes: false })
  await insertRecipe(site.db, aRecipe())
  expect(await readHome()).toContain('One plate on the menu')
})

test('the special is the first top seller, with figures from its data', async () => {
  site = await openTestSite()
  const page = await readHome()
  expect(page).toContain('Today’s special')
  expect(page).toContain('No. 0007')
  expect(page).toContain('View Recipe: Creamy Tomato Pasta')
})

test('the owner chooses the special', async () => {
  site = await openTestSite()
  await updateSettings(site.db, { specialRecipeId: 6 })
  const page = await readHome()
  expect(page).toContain('No. 0006')
  expect(page.match(/<img [^>]*fetchPriority="high"[^>]*>/)?.[0]).toContain('A chili dog with mustard')
})

test('a special without nutrition shows no calories', async () => {
  site = await openTestSite()
  const { id } = await insertRecipe(
    site.db,
    aRecipe({ title: 'Plain Toast', nutritionalValues: { calories: 0, protein: 0, fats: 0, carbs: 0 } }),
  )
  await updateSettings(site.db, { specialRecipeId: id })
  const page = await readHome()
  expect(page).toContain('Plain Toast')
  expect(page.match(/<img [^>]*fetchPriority="high"[^>]*>/)?.[0]).toContain('yellow sunbeams')
  expect(page.split('id="classics"')[0]).not.toContain('kcal')
})

test('without recipes and posts the page says so, and has no special', async () => {
  site = await openTestSite()
  await updateSettings(site.db, { builtInRecipes: false })
  const page = await readHome()
  expect(page).toContain('No recipes yet.')
  expect(page).toContain('No posts yet.')
  expect(page).toContain('Hot off the griddle.')
  expect(page).not.toContain('Today’s special')
})

test('the three newest posts are listed, newest first', async () => {
  site = await openTestSite()
  for (const day of [1, 2, 3, 4]) {
    await insertBlog(site.db, aBlog({ title: `Post of day ${day}`, urlSlug: `day-${day}`, createdAt: `2026-11-0${day}T12:00:00.000Z` }))
  }
  const page = await readHome()
  expect(page).toContain('Latest from the Blog')
  expect([...new Set(page.match(/Post of day \d/g))]).toEqual(['Post of day 4', 'Post of day 3', 'Post of day 2'])
  expect(page).toContain('href="/blogs/day-4"')
  expect(page).toContain('November 4, 2026')
  expect(page).toContain('No Image')
})

test('the owner’s headline replaces ours', async () => {
  site = await openTestSite()
  await updateSettings(site.db, { headline: 'Eat <now>', lead: 'And then again.' })
  const page = await readHome()
  expect(page).toContain('Eat &lt;now&gt;')
  expect(page).toContain('And then again.')
  expect(page).not.toContain('Hot off the griddle.')
})

test('the page renders without unreadable lists, and logs the failure', async () => {
  site = await openTestSite({ samples: true })
  await site.breakDatabase()
  const page = await readHome()
  expect(page).toContain('The latest posts could not be loaded.')
  expect(page).toContain('The recipes could not be loaded.')
  expect(page).not.toContain('No posts yet.')
  expect(site.lines.map(({ message }) => message)).toContain('Error fetching all blogs')
})

test('client-side navigation loads the posts, too', async () => {
  site = await openTestSite()
  await insertBlog(site.db, aBlog({ title: 'Fresh from the pass' }))
  const response = await site.send('/_.data', { headers: { 'Sec-Fetch-Dest': 'empty' } })
  expect(await response.text()).toContain('Fresh from the pass')
})
