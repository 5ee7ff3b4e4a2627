import { expect, test } from 'vitest'
import { findDisplayWeight, findGramsPerMilliliter } from './food-weights.ts'

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

test('the weight of any other food is not guessed', () => {
  expect(findGramsPerMilliliter('flour tortillas')).toBeUndefined()
  expect(findGramsPerMilliliter('milk')).toBeUndefined()
})

test('a name in brackets after a food gives its weight', () => {
  const weigh = (food: string, line: string) => Math.round((findGramsPerMilliliter(food, line) ?? 0) * 240)
  expect(weigh('wheat flour', '1 cup wheat flour (atta)')).toBe(113)
  expect(weigh('sooji', '1 cup sooji (rava / semolina), roasted')).toBe(163)
  expect(weigh('dahi', '1 cup dahi (curd or yogurt)')).toBe(227)
  expect(weigh('besan', '1 cup besan')).toBe(85)
  for (const line of ['1 cup milk (not condensed milk)', '1 cup milk (or butter)', '1 cup milk, for (butter)', '1 cup milk'])
    expect(weigh('milk', line)).toBe(0)
})

test('grams of a food become cups for Americans if the name in brackets is one that they scoop', () => {
  expect(findDisplayWeight('us', 'sooji', '200 g sooji (semolina)')).toBeDefined()
  expect(findDisplayWeight('us', 'badam', '200 g badam (almonds)')).toBeUndefined()
})
