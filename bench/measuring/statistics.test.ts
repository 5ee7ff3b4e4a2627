import { expect, test } from 'vitest'
import { median, percentile, spread } from './statistics.ts'

test('the median of an odd count is the middle one, of an even count the mean of two', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([9, 1, 5, 6])).toBe(5.5)
  expect(median([4])).toBe(4)
  expect(median([])).toBeNaN()
})

test('a percentile is one of the numbers', () => {
  const numbers = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect(percentile(numbers, 0.99)).toBe(99)
  expect(percentile(numbers, 0)).toBe(1)
  expect(percentile([3], 0.95)).toBe(3)
  expect(percentile([], 0.95)).toBeNaN()
})

test('the spread is the range as a share of the median', () => {
  expect(spread([90, 100, 120])).toBeCloseTo(0.3)
})
