import { expect, test } from 'vitest'
import { toShownYield } from './portions.ts'

test.each([
  ['24 cookies', 4, 8, '48 cookies'],
  ['24 cookies', 4, 4, '24 cookies'],
  ['24 cookies', 4, 2, '12 cookies'],
  ['Makes about 12 muffins', 6, 9, 'Makes about 18 muffins'],
  ['10–12 rolls', 4, 8, '20–24 rolls'],
  ['10 to 12 rolls', 4, 8, '20 to 24 rolls'],
  ['1.5 litres', 4, 8, '3 litres'],
  ['2 x 8-inch loaves', 4, 8, '4 x 8-inch loaves'],
  // What is no count, or would be an odd one, is said for the servings that it is for.
  ['One 9-inch pie', 4, 8, 'One 9-inch pie (from 4 servings)'],
  ['9 inch cake', 4, 8, '9 inch cake (from 4 servings)'],
  ['9-inch cake', 4, 8, '9-inch cake (from 4 servings)'],
  ['1 loaf', 4, 8, '1 loaf (from 4 servings)'],
  ['4 buns', 4, 1, '4 buns (from 4 servings)'],
  ['7 buns', 4, 3, '7 buns (from 4 servings)'],
  ['', 4, 8, ''],
])('%j for %i servings is for %i servings %j', (text, written, shown, expected) => {
  expect(toShownYield(text, { name: 'servings', written, shown })).toBe(expected)
})
