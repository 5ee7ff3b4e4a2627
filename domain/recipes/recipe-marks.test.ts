import { expect, test } from 'vitest'
import { aRecipe } from '#tests/builders.ts'
import { toConfirmedFoods } from './confirmed-foods.ts'
import { toRecipeMarks } from './recipe-marks.ts'

function marksOf(fields: Parameters<typeof aRecipe>[0]) {
  return toRecipeMarks({ id: 1001, ...aRecipe({ title: 'Supper', ...fields }) })
}

test('what a recipe has is read from its ingredients, and what it is for from those and its labels', () => {
  expect(marksOf({ ingredients: ['2 tbsp butter', '2 eggs', '1 cup flour'] })).toEqual({
    has: 'gluten eggs milk',
    fits: 'vegetarian nut-free',
  })
  expect(marksOf({ ingredients: ['1 lb ground beef'], diets: 'Gluten-free, Halal' })).toMatchObject({
    has: '',
    fits: expect.stringContaining('gluten-free'),
  })
  expect(marksOf({ ingredients: ['1 can mystery stew'], diets: 'Vegan, Nut-free' }).fits).toBe('vegetarian vegan dairy-free nut-free')
  expect(marksOf({ ingredients: ['1 can mystery stew'] })).toEqual({ has: '', fits: '' })
})

test('the owner’s word on allergens counts, and no longer hides anything once the foods have changed', () => {
  const ingredients = ['2 tbsp butter', '1 package crackers']
  const allergensFor = toConfirmedFoods(ingredients)
  expect(marksOf({ ingredients, allergens: 'milk, sesame', allergensFor }).has).toBe('milk sesame')
  expect(marksOf({ ingredients: [...ingredients, '1 egg'], allergens: 'milk', allergensFor }).has).toBe('gluten eggs milk')
})
