import { expect, test } from 'vitest'
import { splitAtSentences } from './split-at-sentences.ts'

test.each([
  ['Stir. Bake it.', 100, ['Stir. Bake it.']],
  ['  ', 10, []],
  ['Stir it well. Bake at 180 °C. Serve!', 30, ['Stir it well. Bake at 180 °C.', 'Serve!']],
  ['Add 1.5 cups of flour and go on stirring. Done.', 25, ['Add 1.5 cups of flour and', 'go on stirring. Done.']],
  ['abcdefgh ij', 4, ['abcd', 'efgh', 'ij']],
  ['🍕🍕🍕', 4, ['🍕🍕', '🍕']],
])('%j split into parts of at most %i characters', (text, max, parts) => expect(splitAtSentences(text, max)).toEqual(parts))

test('nothing of a long text is lost', () => {
  const text = Array.from({ length: 300 }, (_, number) => `Now do thing number ${number}, which takes a while!`).join(' ')
  const parts = splitAtSentences(text, 2000)
  expect(parts.join(' ')).toBe(text)
  expect(parts.every((part) => part.length <= 2000 && /^Now .*!$/.test(part))).toBe(true)
})
