import { expect, test } from 'vitest'
import { groupDigits } from './count-of.ts'

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1_234_567, '1,234,567'],
])('%d is written as %s', (count, shown) => {
  expect(groupDigits(count)).toBe(shown)
})
