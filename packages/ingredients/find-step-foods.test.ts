import { expect, test } from 'vitest'
import { findStepFoods } from './find-step-foods.ts'

const melt = {
  ingredients: ['1 lb ground chuck', '½ tsp salt', '2 onions', '1 tsp salt'],
  ingredientGroups: [{ heading: 'For the onions', start: 2 }],
  steps: ['Season the chuck with salt.', 'Season the onions with salt.'],
  stepGroups: [{ heading: 'Make the onions:', start: 1 }],
}

test('of lines with the same food, a step under a heading uses those under the same heading', () => {
  expect(findStepFoods(melt, 1)).toEqual([2, 3])
  expect(findStepFoods(melt, 0)).toEqual([0, 1, 3])
})
