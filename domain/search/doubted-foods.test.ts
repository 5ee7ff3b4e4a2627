import { expect, test } from 'vitest'
import { listDoubtedKinds, listKindsOf } from './doubted-foods.ts'

test.each([
  ['walnuts', ['nuts']],
  ['cashew', ['nuts']],
  ['Brazil nuts', ['nuts']],
  ['shrimp', ['crustaceans']],
  ['prawns', ['crustaceans']],
  ['salmon', ['fish']],
  ['white fish', ['fish']],
  ['clams', ['molluscs']],
  ['pine nuts', ['pine nuts', 'nuts']],
  ['peanut butter', []],
  ['fish sauce', []],
  ['nut butter', []],
  ['onion', []],
  ['chocolate', []],
  ['zog', []],
])('%s is one of %o', (food, kinds) => {
  expect(listKindsOf(food)).toEqual(kinds)
})

test.each([
  ['1 cup mixed nuts', 'nuts', true],
  ['1 cup nuts, such as almonds', 'nuts', true],
  ['1 cup almonds', 'nuts', false],
  ['½ cup Brazil nuts', 'nuts', false],
  ['1 cup walnuts or pecans', 'nuts', false],
  ['1 cup dark chocolate chips', 'nuts', true],
  ['1 cup basil pesto', 'nuts', true],
  ['1 cup rice', 'nuts', false],
  ['1 cup zog', 'nuts', true],
  ['2 tbsp pine nuts', 'pine nuts', false],
  ['1 lb seafood mix', 'crustaceans', true],
  ['1 lb shrimp', 'crustaceans', false],
  ['1 lb cod fillets', 'fish', false],
  ['1 lb white fish fillets', 'fish', true],
  ['1 can tuna fish', 'fish', false],
  ['2 tbsp oyster sauce', 'molluscs', false],
] as const)('“%s” may contain any of the %s: %s', (line, kind, isDoubted) => {
  expect(listDoubtedKinds([line]).includes(kind)).toBe(isDoubted)
})
