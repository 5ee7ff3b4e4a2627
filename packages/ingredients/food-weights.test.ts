import { expect, test } from 'vitest'
import { findGramsPerMilliliter } from './food-weights.ts'

// Rows of King Arthur's chart, verbatim: food, cups, grams.
test.each([
  ['all-purpose flour', 1, 120],
  ['Caster sugar', 1, 190],
  ['confectioners’ sugar', 2, 227],
  ['unsweetened cocoa powder', 0.5, 42],
  ['maple syrup', 0.5, 156],
  ['vegetable shortening', 0.25, 46],
  ['pecans', 0.5, 57],
])('%s: %d cups weigh %d g', (food, cups, grams) => {
  expect((findGramsPerMilliliter(food) ?? 0) * cups * 240).toBeCloseTo(grams)
})

test('nobody guesses the weight of another food', () => {
  expect(findGramsPerMilliliter('flour tortillas')).toBeUndefined()
  expect(findGramsPerMilliliter('milk')).toBeUndefined()
})
