import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '#tests/any-character.ts'
import { takeCharacters } from './take-characters.ts'

test('takes up to the requested number of characters, never splitting one', () => {
  expect(takeCharacters('🍔🍟a', 2)).toBe('🍔🍟')
  expect(takeCharacters('a', 2)).toBe('a')
  expect(takeCharacters('ab', 0)).toBe('')
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 40 }), fc.nat(50), (text, count) => {
      expect(takeCharacters(text, count)).toBe([...text].slice(0, count).join(''))
    }),
  )
})
