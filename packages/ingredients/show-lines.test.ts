import { expect, test } from 'vitest'
import { showYield } from './show-lines.ts'

test.each([
  ['24 cookies', 2, '48 cookies'],
  ['24 cookies', 1, '24 cookies'],
  ['24 cookies', 0.5, '12 cookies'],
  ['Makes about 12 muffins', 1.5, 'Makes about 18 muffins'],
  ['10–12 rolls', 2, '20–24 rolls'],
  ['10 to 12 rolls', 2, '20 to 24 rolls'],
  ['1.5 litres', 2, '3 litres'],
  ['2.5 litres', 2, '5 litres'],
  ['2 x 8-inch loaves', 2, '4 x 8-inch loaves'],
  // What is no count, or would be an odd one.
  ['One 9-inch pie', 2, undefined],
  ['9 inch cake', 2, undefined],
  ['9-inch cake', 2, undefined],
  ['1 loaf', 2, undefined],
  ['4 buns', 0.25, undefined],
  ['7 buns', 0.75, undefined],
  ['', 2, undefined],
])('%j times %f is %j', (text, factor, expected) => {
  expect(showYield(text, factor)).toBe(expected)
})
