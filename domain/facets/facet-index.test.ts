import { describe, expect, test } from 'vitest'
import { createFacetIndex, listFoods, listIndexedRecipes, recipeOrders, updateFacetIndex } from './facet-index.ts'
import { type FacetChoice, filterRecipes, noChoice } from './filter-recipes.ts'
import { listCookable, listNearestFoods } from './rank-cookable.ts'
import type { RecipeFacets } from './recipe-facets.ts'
import { findRelatedIds } from './related-recipes.ts'

const all = { limit: 50, offset: 0 }
const isShown = () => true

function someFacets(id: number, changes: Partial<RecipeFacets> = {}): RecipeFacets {
  const publishedAt = new Date(Date.UTC(2026, 0, 1, 0, id - 1000)).toISOString()
  const unknown = { type: null, category: null, cuisine: null, minutes: null, kcal: null, courses: [], diets: [], occasions: [], fits: '' }
  return { id, titleKey: `recipe ${id}`, foods: [], publishedAt, ...unknown, ...changes }
}

function facetIndexOf(...items: RecipeFacets[]) {
  const facetIndex = createFacetIndex()
  updateFacetIndex(facetIndex, items)
  return facetIndex
}

function filter(facetIndex: ReturnType<typeof createFacetIndex>, choice: Partial<FacetChoice>) {
  return filterRecipes(facetIndex, { choice: { ...noChoice, ...choice }, sort: 'newest', isShown })
}

describe('narrowing', () => {
  const facetIndex = facetIndexOf(
    someFacets(1001, { category: 'Soup', cuisine: 'Greek', minutes: 30, kcal: 300, foods: ['red onion', 'white onion', 'lemon'] }),
    someFacets(1002, { category: 'soup', minutes: 61, foods: ['garlic', 'lemon'] }),
    someFacets(1003, { category: 'Cake', cuisine: 'Greek', minutes: 200, kcal: 900, foods: ['egg'], type: 'trending' }),
  )

  test('accepts categories in any spelling', () => {
    expect(filter(facetIndex, { category: 'SOUP' }).ids).toEqual([1002, 1001])
    expect(filter(facetIndex, { category: 'Stew' }).ids).toEqual([])
  })

  test('includes the end of a range; unknown values are in none', () => {
    expect(filter(facetIndex, { time: '30' }).ids).toEqual([1001])
    expect(filter(facetIndex, { time: 'over-60' }).ids).toEqual([1003, 1002])
    expect(filter(facetIndex, { kcal: '1000' }).ids).toEqual([1003, 1001])
  })

  test('matches all kinds of a wider food, and requires every food', () => {
    expect(filter(facetIndex, { foods: ['onion'] }).ids).toEqual([1001])
    expect(filter(facetIndex, { foods: ['lemon', 'garlic'] }).ids).toEqual([1002])
    expect(filter(facetIndex, { foods: ['xyzzy'] }).ids).toEqual([])
  })

  test('requires every chosen name of a facet with several, and counts further ones', () => {
    const named = facetIndexOf(
      someFacets(1001, { diets: ['Vegan', 'Gluten free'], occasions: ['Picnic'] }),
      someFacets(1002, { diets: ['vegan'], courses: ['Lunch', 'Dinner'] }),
    )
    expect(filter(named, { diets: ['VEGAN'] }).ids).toEqual([1002, 1001])
    expect(filter(named, { diets: ['Vegan', 'gluten free'] }).ids).toEqual([1001])
    expect(filter(named, { courses: ['Dinner'], occasions: ['Picnic'] }).ids).toEqual([])
    const { counts, without } = filter(named, { diets: ['Gluten free'], courses: ['Lunch'] })
    expect(Object.fromEntries(without)).toEqual({ 'diets:Gluten free': 1, 'courses:Lunch': 1 })
    expect(Object.fromEntries(filter(named, { diets: ['Vegan'] }).counts.diets)).toEqual({ Vegan: 1, vegan: 1, 'Gluten free': 1 })
    expect(counts.diets.size).toBe(0)
  })

  test('counts each facet under the other filters, and a food once a recipe', () => {
    const { counts } = filter(facetIndex, { category: 'soup' })
    expect(Object.fromEntries(counts.category)).toEqual({ Soup: 1, soup: 1, Cake: 1 })
    expect(Object.fromEntries(counts.cuisine)).toEqual({ Greek: 1 })
    expect(Object.fromEntries(counts.minutes)).toEqual({ 30: 1, 61: 1 })
    expect(Object.fromEntries(counts.type)).toEqual({})
    expect(listFoods(facetIndex, counts).map(({ value, count }) => `${count} ${value}`)).toEqual([
      ...['2 lemon', '1 garlic', '1 onion', '1 red onion', '1 white onion'],
    ])
  })

  test('says how many there would be without each filter', () => {
    const { ids, without } = filter(facetIndex, { category: 'Cake', foods: ['lemon'] })
    expect(ids).toEqual([])
    expect(Object.fromEntries(without)).toEqual({ category: 2, 'food:lemon': 1 })
  })

  test('leaves out what the public does not see', () => {
    expect(filterRecipes(facetIndex, { choice: noChoice, sort: 'newest', isShown: (id) => id !== 1003 }).ids).toEqual([1002, 1001])
  })
})

describe('the orders', () => {
  test('put unknown values last, and built-in recipes behind the owner’s', () => {
    const facetIndex = facetIndexOf(
      someFacets(1, { publishedAt: '', minutes: 10, titleKey: 'b' }),
      someFacets(2, { publishedAt: '', kcal: 5, titleKey: 'a' }),
      someFacets(1001, { minutes: 20, kcal: 9, titleKey: 'c' }),
    )
    const order = (sort: (typeof recipeOrders)[number]) => listIndexedRecipes(facetIndex, sort).map(({ id }) => id)
    expect(order('newest')).toEqual([1001, 1, 2])
    expect(order('quickest')).toEqual([1, 1001, 2])
    expect(order('kcal')).toEqual([2, 1001, 1])
    expect(order('title')).toEqual([2, 1, 1001])
  })

  test('are the same after many changes as when sorted from scratch', () => {
    const facetIndex = facetIndexOf()
    for (const sort of recipeOrders) listIndexedRecipes(facetIndex, sort)
    const changed = (id: number) => someFacets(id, { minutes: (id * 7) % 13 || null, kcal: (id * 5) % 11, titleKey: `t${(id * 3) % 17}` })
    for (let step = 0; step < 60; step++)
      updateFacetIndex(facetIndex, [changed(1001 + ((step * 11) % 30))], step % 7 === 0 ? [1001 + (step % 30)] : [])
    const fresh = facetIndexOf(...Array.from(facetIndex.recipes.keys(), changed))
    for (const sort of recipeOrders)
      expect(listIndexedRecipes(facetIndex, sort).map(({ id }) => id)).toEqual(listIndexedRecipes(fresh, sort).map(({ id }) => id))
    expect(facetIndex.recipes.size).toBeGreaterThan(10)
  })
})

describe('cooking with what is at hand', () => {
  const facetIndex = facetIndexOf(
    someFacets(1001, { foods: ['salt', 'red onion', 'egg', 'cheddar'] }),
    someFacets(1002, { foods: ['onion', 'olive oil'] }),
    someFacets(1003, { foods: ['mozzarella', 'egg'] }),
    someFacets(1004, { foods: ['water', 'salt'] }),
  )
  const cook = (...have: string[]) =>
    listCookable(facetIndex, have, isShown, all).entries.map(({ id, missing }) => `${id} ${missing.join('+')}`)

  test('the fewest missing come first, and staples are never missing', () => {
    expect(cook('onion', 'egg')).toEqual(['1002 ', '1001 cheddar', '1003 mozzarella'])
  })

  test('a kind counts as its wider food, but not as another kind', () => {
    expect(cook('red onion')).toEqual(['1002 ', '1001 egg+cheddar'])
    expect(cook('mozzarella')).toEqual(['1003 egg'])
    expect(cook('cheese')).toEqual(['1003 egg', '1001 red onion+egg'])
  })

  test('recipes that use none of it are left out, even those of staples alone', () => {
    expect(cook('salt')).toEqual([])
    expect(cook('xyzzy')).toEqual([])
    expect(cook()).toEqual([])
  })
})

describe('related recipes', () => {
  test('share rare foods rather than common ones', () => {
    const common = Array.from({ length: 10 }, (_, index) => someFacets(1010 + index, { foods: ['butter', `filler ${index}`] }))
    const facetIndex = facetIndexOf(
      someFacets(1001, { foods: ['butter', 'saffron'] }),
      someFacets(1002, { foods: ['saffron', 'mussel'] }),
      ...common,
    )
    expect(findRelatedIds(facetIndex, 1001, isShown, 1)).toEqual([1002])
    expect(findRelatedIds(facetIndex, 1001, (id) => id !== 1002, 2)).toEqual([1019, 1018])
  })

  test('are of the same category if no food is shared, and never the recipe itself', () => {
    const facetIndex = facetIndexOf(
      someFacets(1001, { category: 'Soup' }),
      someFacets(1002, { category: 'Soup' }),
      someFacets(1003),
      someFacets(1004),
    )
    expect(findRelatedIds(facetIndex, 1001, isShown, 3)).toEqual([1002, 1004, 1003])
    expect(findRelatedIds(facetIndex, 9999, isShown, 3)).toEqual([])
  })
})

test('a misspelled food is near its correct spelling, and a part of a name near the whole', () => {
  const facetIndex = facetIndexOf(
    someFacets(1001, { foods: ['buttermilk', 'baby back rib', 'lime', 'gone'] }),
    someFacets(1002, { foods: ['gone'] }),
  )
  updateFacetIndex(facetIndex, [someFacets(1001, { foods: ['buttermilk', 'baby back rib', 'lime'] })], [1002])
  const foods = listFoods(facetIndex, facetIndex.totals)
  expect(listNearestFoods(foods, 'buttermlk')).toEqual(['buttermilk'])
  expect(listNearestFoods(foods, 'rib')).toEqual(['baby back rib'])
  expect(listNearestFoods(foods, 'gon')).toEqual([])
  expect(listNearestFoods(foods, 'zzzzz')).toEqual([])
})
