import { expect, test } from 'vitest'
import { toMade } from './yield-words.ts'

test.each([
  ['Makes 4½ cups', '4½ cups'],
  ['Makes makes 4.5 cups', '4.5 cups'],
  ['Yield: 6 servings', '6 servings'],
  ['12 muffins', '12 muffins'],
  ['Makes', 'Makes'],
])('%s is said as Makes %s', (text, made) => {
  expect(toMade(text)).toBe(made)
})
