import { describe, expect, test } from 'vitest'
import type { Recipe } from './recipe.ts'
import { checkRecipe } from './recipe-health.ts'

const picture = { name: 'melt', width: 1600, height: 1200, alt: 'A melt' }

const whole: Recipe = {
  id: 1001,
  slug: 'patty-melt',
  title: 'Patty Melt',
  image: '/images/melt',
  short: 'A burger that moved in with a grilled cheese.',
  ingredients: ['1 lb (450 g) ground chuck', '8 slices rye bread', '½ tsp kosher salt'],
  steps: ['Fry it: Salt the chuck and fry it for 3 minutes a side.', 'Stack it: Lay it between slices of rye bread.'],
  nutritionalValues: { calories: 600, protein: 35, fats: 38, carbs: 30 },
  servings: 4,
  prepMinutes: 10,
  cookMinutes: 20,
  totalMinutes: 40,
  category: 'Main',
  cuisine: 'American',
  keywords: 'melt, rye',
  author: 'June Okafor',
}

function textsOf(changes: Partial<Recipe>, its: typeof picture | null = picture) {
  return checkRecipe({ ...whole, ...changes }, its).map(({ text }) => text)
}

test('allergens confirmed for other ingredients are reported, and a step’s picture without a description', () => {
  const recipe = { ...whole, allergens: 'milk', allergensFor: 'butter', stepExtras: [{ image: '/images/hero' }] }
  expect(checkRecipe(recipe, picture).map(({ fix }) => fix)).toEqual(['Confirm the allergens', 'Describe the picture'])
})

test('a complete recipe lacks nothing', () => {
  expect(checkRecipe(whole, picture)).toEqual([])
})

describe('the picture', () => {
  test('must be there', () => {
    expect(checkRecipe(whole, null)).toMatchObject([{ weight: 'error', field: 'image' }])
  })

  test('must have 50,000 pixels in some shape', () => {
    expect(checkRecipe(whole, { ...picture, width: 200, height: 200 })).toMatchObject([{ weight: 'error', field: 'image' }])
  })

  test('is better with them in every shape', () => {
    expect(checkRecipe(whole, { ...picture, width: 280, height: 240 })).toMatchObject([{ weight: 'hint', field: 'image' }])
  })

  test('is better with a description', () => {
    expect(checkRecipe(whole, { ...picture, alt: '' })).toMatchObject([{ weight: 'hint', field: 'imageAlt' }])
  })
})

test.each(['servings', 'totalMinutes', 'author', 'category', 'cuisine', 'keywords'] as const)(
  'a recipe without %s gets a hint to that field',
  (field) => {
    expect(checkRecipe({ ...whole, [field]: undefined }, picture)).toMatchObject([{ weight: 'hint', field }])
  },
)

test.each(['ingredients', 'steps'] as const)('a recipe without %s gets a hint to that field', (field) => {
  expect(checkRecipe({ ...whole, [field]: [] }, picture)).toMatchObject([{ weight: 'hint', field }])
})

test('what keeps a recipe out of search results comes first', () => {
  const weights = checkRecipe({ ...whole, author: undefined, servings: undefined }, null).map(({ weight }) => weight)
  expect(weights).toEqual(['error', 'hint', 'hint'])
})

describe('the ingredients', () => {
  test('that no step uses are named', () => {
    const ingredients = [...whole.ingredients, '2 cups whole milk', '1 onion, sliced']
    expect(textsOf({ ingredients })).toEqual(['No step uses “2 cups whole milk” and “1 onion, sliced”.'])
  })
})

describe('the calories', () => {
  const withCalories = (calories: number) => textsOf({ nutritionalValues: { calories, protein: 35, fats: 38, carbs: 30 } })

  test.each([452, 602, 752])('of %i kcal match protein, fats and carbs', (calories) => {
    expect(withCalories(calories)).toEqual([])
  })

  test.each([0, 451, 753, 6000])('of %i kcal don’t', (calories) => {
    expect(withCalories(calories)).toEqual([`It lists ${calories} kcal, but its protein, fats and carbs add up to about 602 kcal.`])
  })

  test('of something light may be off by rounding', () => {
    expect(textsOf({ nutritionalValues: { calories: 15, protein: 1, fats: 0, carbs: 1 } })).toEqual([])
  })

  test('alone, or none at all, are not enough', () => {
    expect(textsOf({ nutritionalValues: { calories: 600 } })).toHaveLength(1)
    expect(textsOf({ nutritionalValues: {} })).toEqual(['It has no calories.'])
  })

  test('with some of the rest are reported as incomplete, and not added up', () => {
    expect(textsOf({ nutritionalValues: { calories: 600 } })).toEqual(['It has calories, but no protein, fats or carbs.'])
    expect(textsOf({ nutritionalValues: { calories: 600, fats: 0 } })).toEqual(['It has calories, but no protein or carbs.'])
    expect(textsOf({ nutritionalValues: { calories: 594, protein: 0, fats: 66, carbs: 0 } })).toEqual([])
  })
})

describe('the times', () => {
  test('may leave time for resting, and not exceed the total', () => {
    expect(textsOf({ totalMinutes: 30 })).toEqual([])
    expect(textsOf({ totalMinutes: 900 })).toEqual([])
    expect(textsOf({ totalMinutes: 29 })).toEqual(['Prep (10 min) and cooking (20 min) take longer than the total time (29 min).'])
  })

  test('for preparing and cooking are reported together', () => {
    expect(checkRecipe({ ...whole, prepMinutes: undefined }, picture)).toMatchObject([{ field: 'prepMinutes' }])
    expect(checkRecipe({ ...whole, cookMinutes: undefined }, picture)).toMatchObject([{ field: 'cookMinutes' }])
    expect(checkRecipe({ ...whole, prepMinutes: undefined, cookMinutes: undefined }, picture)).toHaveLength(1)
  })

  test('may be zero: a salad is not cooked', () => {
    expect(textsOf({ cookMinutes: 0 })).toEqual([])
  })
})
