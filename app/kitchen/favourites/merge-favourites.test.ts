import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { mergeFavourites } from './merge-favourites.ts'
import { reportMerge } from './merge-words.ts'

function aRecipe(id: number, more: Partial<Recipe> = {}): Recipe {
  const nutritionalValues = { calories: 0, protein: 0, fats: 0, carbs: 0 }
  return {
    id,
    slug: `recipe-${id}`,
    title: `Recipe ${id}`,
    image: '',
    short: '',
    steps: ['Cook.'],
    ingredients: ['1 egg'],
    nutritionalValues,
    ...more,
  }
}

test('the present order stays, and new recipes are appended in theirs', () => {
  const { merged, count } = mergeFavourites([aRecipe(3), aRecipe(1)], [aRecipe(2), aRecipe(1), aRecipe(9)])
  expect(merged.map(({ id }) => id)).toEqual([3, 1, 2, 9])
  expect(count).toEqual({ added: 2, renewed: 0, present: 1 })
})

test.each([
  ['2026-02-01T00:00:00Z', '2026-01-01T00:00:00Z', 'here'],
  ['2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z', 'there'],
  ['2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z', 'here'],
  [undefined, '2026-02-01T00:00:00Z', 'there'],
  ['2026-02-01T00:00:00Z', undefined, 'here'],
  [undefined, undefined, 'here'],
  ['2026-02-01T00:00:00Z', 'yesterday', 'here'],
])('of a copy of %s here and one of %s there, the one %s stays', (here, there, stays) => {
  const present = aRecipe(1, { short: 'here', ...(here && { updatedAt: here }) })
  const incoming = aRecipe(1, { short: 'there', ...(there && { updatedAt: there }) })
  expect(mergeFavourites([present], [incoming]).merged[0]?.short).toBe(stays)
})

test('a mere summary is replaced by a full copy, never the other way round', () => {
  const summary = aRecipe(1, { steps: [], ingredients: [], updatedAt: '2026-03-01T00:00:00Z' })
  expect(mergeFavourites([summary], [aRecipe(1)]).merged).toEqual([aRecipe(1)])
  expect(mergeFavourites([aRecipe(1)], [summary]).merged).toEqual([aRecipe(1)])
})

test('a newer copy remembers the version saved here', () => {
  const incoming = aRecipe(1, { steps: ['Boil.'], updatedAt: '2026-03-01T00:00:00Z' })
  expect(mergeFavourites([aRecipe(1)], [incoming]).merged[0]).toMatchObject({ steps: ['Boil.'], savedVersion: { steps: ['Cook.'] } })
})

const dates = fc.constantFrom(undefined, '2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z', 'nonsense')
const recipes = fc
  .array(fc.record({ id: fc.integer({ min: 1, max: 12 }), updatedAt: dates }))
  .map((list) => list.map(({ id, updatedAt }) => aRecipe(id, updatedAt === undefined ? {} : { updatedAt })))
const uniqueRecipes = recipes.map((list) => [...new Map(list.map((recipe) => [recipe.id, recipe])).values()])

test('a merge loses, duplicates and moves nothing, and counts every incoming recipe', () => {
  fc.assert(
    fc.property(uniqueRecipes, recipes, (present, incoming) => {
      const { merged, count } = mergeFavourites(present, incoming)
      const ids = merged.map(({ id }) => id)
      expect(ids.slice(0, present.length)).toEqual(present.map(({ id }) => id))
      expect(new Set(ids)).toEqual(new Set([...present, ...incoming].map(({ id }) => id)))
      expect(new Set(ids).size).toBe(ids.length)
      expect(count.added + count.renewed + count.present).toBe(incoming.length)
      expect(mergeFavourites(merged, incoming).merged).toEqual(merged)
    }),
  )
})

test('the report counts in words and leaves out what did not happen', () => {
  const nothing = { added: 0, renewed: 0, present: 0, gone: 0, unreadable: 0, unreachable: 0 }
  expect(reportMerge(nothing)).toBe('Nothing to add.')
  expect(reportMerge({ ...nothing, added: 1, gone: 2 })).toBe('Added 1 recipe. 2 no longer on this site.')
  expect(reportMerge({ added: 3, renewed: 1, present: 1, gone: 0, unreadable: 2, unreachable: 4 })).toBe(
    'Added 3 recipes. 1 was replaced by a newer copy. 1 already here. 2 could not be read. 4 could not be fetched.',
  )
})
