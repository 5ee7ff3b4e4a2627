import { expect, test } from 'vitest'
import { knownNutrition, tellNutrition } from './nutrition.ts'
import { hasNutrition } from './recipe.ts'

test.each([
  [{}, {}],
  [{ calories: 0, protein: 0, fats: 0, carbs: 0 }, {}],
  [{ calories: 600, protein: 0, fats: 0, carbs: 0 }, { calories: 600 }],
  [{ calories: 600 }, { calories: 600 }],
  [{ calories: 0 }, { calories: 0 }],
  [
    { calories: 600, protein: 0, fats: 66 },
    { calories: 600, protein: 0, fats: 66 },
  ],
  [
    { carbs: 30, calories: 600, protein: 35, fats: 0 },
    { calories: 600, protein: 35, fats: 0, carbs: 30 },
  ],
  [{ calories: '600', protein: null, salt: 2 }, {}],
])('of the nutrition %o, %o is known', (stored, known) => {
  const values = knownNutrition(stored)
  expect(values).toStrictEqual(known)
  expect(knownNutrition(values)).toStrictEqual(known)
  expect(hasNutrition(values)).toBe(Object.keys(known).length > 0)
})

test('unknown values are not shown', () => {
  const words = { calories: String, protein: (grams: number) => `${grams} g`, fats: String, carbs: (grams: number) => `${grams} g carbs` }
  expect(tellNutrition({ carbs: 0, protein: 3 }, words)).toEqual(['3 g', '0 g carbs'])
  expect(tellNutrition({}, words)).toEqual([])
})
