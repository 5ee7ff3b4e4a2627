import { afterEach, expect, test } from 'vitest'
import { putCollection } from '#core/collections/all-collection-rows.ts'
import { insertReview } from '#core/comments/review-rows.ts'
import { insertRecipe } from '#core/recipes/recipe-rows.ts'
import { updateSettings } from '#core/settings/setting-rows.ts'
import type { Review } from '#domain/comments/review.ts'
import { aRecipe } from '#tests/builders.ts'
import { openTestSite } from '#tests/open-test-site.ts'

let site: Awaited<ReturnType<typeof openTestSite>>

afterEach(() => site.close())

async function read(path = '/') {
  return (await site.get(path)).text()
}

function review(changes: Partial<Review> & Pick<Review, 'id' | 'recipeId'>) {
  const rest: Omit<Review, 'id' | 'recipeId'> = {
    stars: 5,
    name: 'Ann',
    email: `${changes.id}@example.com`,
    text: '',
    createdAt: '2026-11-20T10:00:00.000Z',
    approved: true,
  }
  return insertReview(site.db, { ...rest, ...changes })
}

function storeCollection(id: string, title: string, recipeId: number) {
  const at = '2026-11-20T10:00:00.000Z'
  const picture = { picture: '', pictureFetched: '', pictureAlt: '' }
  return putCollection(site.db, {
    ...{
      id,
      slug: id,
      title,
      intro: '',
      ...picture,
      recipes: [recipeId],
      homePlace: null,
      state: 'published',
      createdAt: at,
      updatedAt: at,
    },
  })
}

test('a card shows how long a recipe takes, its kcal and its approved stars, as far as they are known', async () => {
  site = await openTestSite()
  const known = await insertRecipe(site.db, aRecipe({ title: 'Known', slug: 'known', totalMinutes: 75 }))
  await insertRecipe(
    site.db,
    aRecipe({
      title: 'Unknown',
      slug: 'unknown',
      totalMinutes: undefined,
      nutritionalValues: { calories: 0, protein: 0, fats: 0, carbs: 0 },
    }),
  )
  for (const [id, stars, approved] of [
    ['one', 5, true],
    ['two', 4, true],
    ['three', 1, false],
  ] as const)
    await review({ id, recipeId: known.id, stars, approved, email: `${id}@example.com` })
  const [unknownCard = '', knownCard = ''] = (await read('/recipes')).match(/<article class="recipe-card.*?<\/article>/gs) ?? []
  expect(knownCard).toMatch(/1 hr 15 min · \d+ kcal/)
  expect(knownCard).toMatch(/aria-label="4.5 out of 5 stars, 2 reviews"[^>]*>★ 4.5 \(2\)</)
  expect(unknownCard).toContain('Unknown')
  expect(unknownCard).not.toContain('recipe-card__facts')
})

test('the home page has quick recipes, a recipe in season, a collection of the week and the latest review, if any', async () => {
  site = await openTestSite()
  const before = await read()
  expect(before).toContain('What can I cook with…')
  for (const part of ['Under 30 Minutes', 'In season', 'This week’s collection', 'Latest review']) expect(before).not.toContain(part)

  const quick = await insertRecipe(site.db, aRecipe({ title: 'Egg on Toast', slug: 'egg-on-toast', totalMinutes: 10 }))
  await insertRecipe(site.db, aRecipe({ title: 'Turkey', slug: 'turkey', totalMinutes: 300, occasions: 'Thanksgiving' }))
  for (const [index, title] of ['First', 'Second', 'Third'].entries()) await storeCollection(`c${index}`, `${title} Set`, quick.id)
  await review({ id: 'hidden', recipeId: quick.id, approved: false, text: 'Not to be seen.' })
  await review({ id: 'shown', recipeId: quick.id, approved: true, text: 'Crisp to the last bite.', name: 'Ann' })
  const page = await read()
  expect(page).toMatch(/Under 30 Minutes.*Egg on Toast/s)
  expect(page).toMatch(/In season.*Turkey/s)
  expect(page).toMatch(/Crisp to the last bite\..*href="\/recipes\/egg-on-toast#reviews"/s)
  expect(page).not.toContain('Not to be seen.')

  const findCollection = (html: string) => /This week’s collection.*?(First|Second|Third) Set/s.exec(html)?.[1]
  const seen = [findCollection(page)]
  for (const day of ['2026-11-23', '2026-11-30', '2026-12-07']) {
    site.clock.now = new Date(`${day}T00:00:00Z`)
    seen.push(findCollection(await read()))
  }
  expect(new Set(seen.slice(1))).toEqual(new Set(['First', 'Second', 'Third']))
  // The same all week.
  site.clock.now = new Date('2026-12-13T23:00:00Z')
  expect(findCollection(await read())).toBe(seen.at(-1))
  await updateSettings(site.db, { builtInRecipes: false })
  expect((await site.get('/')).status).toBe(200)
})
