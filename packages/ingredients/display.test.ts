import { expect, test } from 'vitest'
import { toFactor } from './display.ts'

test('servings are whole or half numbers from ½ to 999; with any others the recipe stays as it is', () => {
  expect(toFactor(4, 6)).toBe(1.5)
  expect(toFactor(4, 0.5)).toBe(0.125)
  expect([toFactor(4, 0), toFactor(0, 4), toFactor(4, 1000), toFactor(4, 1.2), toFactor(4, Number.NaN)]).toEqual([1, 1, 1, 1, 1])
})
