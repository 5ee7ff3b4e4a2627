import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '#tests/any-character.ts'
import { findPassage, markText } from './marked-text.ts'
import { stem } from './search-words.ts'

const show = (pieces: { text: string; isMatch: boolean }[]) => pieces.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')
const terms = (...words: string[]) => new Set(words.map(stem))

test('words are highlighted in any case, with any accents, in the plural, and as joined pairs', () => {
  expect(show(markText('Crème BRÛLÉE', terms('creme', 'brulee')))).toBe('[Crème] [BRÛLÉE]')
  expect(show(markText('Two burgers.', terms('burger')))).toBe('Two [burgers].')
  expect(show(markText('A Cheese Burger to go', terms('cheeseburger')))).toBe('A [Cheese Burger] to go')
  expect(show(markText('A Cheese Burger', terms('cheeseburger', 'cheese')))).toBe('A [Cheese Burger]')
})

test('the pieces make up the text, whatever it is', () => {
  const text = fc.array(fc.oneof(fc.string({ unit: anyCharacter }), fc.constantFrom('salt', 'salts ', ' Sált<b>', ' pep', 'per ')), {
    maxLength: 12,
  })
  fc.assert(
    fc.property(text, (parts) => {
      const whole = parts.join('')
      expect(
        markText(whole, terms('salt', 'pepper'))
          .map((piece) => piece.text)
          .join(''),
      ).toBe(whole)
    }),
  )
})

test('the passage is the one with the most of the words, not the first', () => {
  const text = `Salt comes first. ${'Nothing of note happens here. '.repeat(30)}Then butter meets salt in the pan. ${'And so on. '.repeat(40)}`
  const passage = show(findPassage([text], terms('butter', 'salt')))
  expect(passage).toMatch(/^…/)
  expect(passage).toContain('[butter] meets [salt]')
  expect(passage.length).toBeLessThan(260)
})

test('without a match, the passage is the beginning of the first text', () => {
  expect(show(findPassage(['A summary.', 'Steps.'], terms('nothing')))).toBe('A summary.')
  expect(show(findPassage(['A summary.', 'Add the leeks.'], terms('leek')))).toBe('Add the [leeks].')
  expect(findPassage([], terms('leek'))).toEqual([])
})

test('a passage is short and well-formed, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 2000, minLength: 200 }), (text) => {
      const passage = findPassage([`${text} salt ${text}`], terms('salt'))
        .map((piece) => piece.text)
        .join('')
      expect(passage.length).toBeLessThanOrEqual(300)
      expect(passage.isWellFormed()).toBe(true)
    }),
  )
})
