import { expect, test } from 'vitest'
import { builtInRecipes } from '#content/built-in-recipes.ts'
import { toFoodKey } from './food-key.ts'
import { findSubstitutes, substitutes } from './substitutes.ts'

test('every key is spelled as lines are read, so none is unreachable', () => {
  const keys = [...substitutes.keys()]
  expect(keys.map(toFoodKey)).toEqual(keys)
})

test('substitutes are listed in the order of a recipe’s lines, for any name or kind of a food', () => {
  expect(
    findSubstitutes(['2 cups cold buttermilk', '1 lb chicken', '8 oz sharp cheddar, grated', '2 large eggs', '1 tbsp catsup']),
  ).toEqual([
    { food: 'buttermilk', instead: expect.stringContaining('lemon juice') },
    { food: 'Cheddar', instead: expect.stringContaining('Colby') },
    { food: 'egg', instead: expect.stringContaining('flaxseed') },
    { food: 'ketchup', instead: expect.stringContaining('tomato sauce') },
  ])
  expect(findSubstitutes(['1 lb chicken', 'salt'])).toEqual([])
})

test('no food replaces itself, and a recipe has at most eight', () => {
  for (const [food, instead] of substitutes) expect([food, instead.toLowerCase().startsWith(`the same of ${food}.`)]).toEqual([food, false])
  for (const { ingredients } of builtInRecipes) expect(findSubstitutes(ingredients).length).toBeLessThanOrEqual(8)
  expect(findSubstitutes([...substitutes.keys()])).toHaveLength(8)
})
