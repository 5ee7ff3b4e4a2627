import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '#tests/any-character.ts'
import { findNextWord, isAmount, isStopWord, listWordsBeginning, maxWord, readWords, stem } from './search-words.ts'

const everyLetter = 'abcdefghijklmnopqrstuvwxyz0123456789'
const wordsOf = (text: string) => [...listWordsBeginning(text, everyLetter)].map(({ word }) => word)
/** Texts in which words meet what joins, parts and accents them. */
const text = fc
  .array(
    fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.constantFrom('plain', 'Don’t', "o'clock", "'tis", "b'", ' ', '\u00a0', '1½', 'crème', 'Éclair', '味噌', '\n', 'B', '’'),
    ),
  )
  .map((parts) => parts.join(''))

test('words are folded: case, accents, ligatures and apostrophes are removed', () => {
  expect(wordsOf('Crème BRÛLÉE, grandma’s œufs & Straße — 1½ cups')).toEqual([
    'creme',
    'brulee',
    'grandmas',
    'oeufs',
    'strasse',
    '11⁄2',
    'cups',
  ])
})

test('a character that stands for several words or contains brackets is one word', () => {
  expect(wordsOf('ﷺ ⑴')).toEqual(['صلىاللهعليهوسلم', '1'])
})

test('each character of a script without spaces is a word', () => {
  expect(wordsOf('味噌ラーメン soup')).toEqual(['味', '噌', 'ラ', 'ー', 'メ', 'ン', 'soup'])
})

test('numbers and amounts are told apart from words', () => {
  for (const amount of ['2', '450g', '5ml', '1⁄2', '11⁄2']) expect([amount, isAmount(amount)]).toEqual([amount, true])
  for (const word of ['egg', '7up', '2percent', 'g450']) expect([word, isAmount(word)]).toEqual([word, word === '7up'])
})

test('stop words are told apart from meaningful ones', () => {
  expect(['the', 'with', 'x'].every(isStopWord)).toBe(true)
  expect(['pie', 'ox', '味'].some(isStopWord)).toBe(false)
})

test('each word is at its stated position, whatever the text', () => {
  fc.assert(
    fc.property(text, (text) => {
      const words = [...listWordsBeginning(text, everyLetter)]
      const places = words.flatMap(({ start, end }) => [start, end])
      expect(places).toEqual(places.toSorted((one, other) => one - other))
      expect(words.filter(({ start, end }) => end <= start || end > text.length)).toEqual([])
      expect(words.filter(({ word }) => /\s/.test(word) || [...word].length > maxWord)).toEqual([])
      expect(words.map(({ word }) => word)).toEqual(readWords(text).map(({ word }) => word))
    }),
  )
})

test('words that begin with some letters are those of all words that do, whatever their case and accents', () => {
  fc.assert(
    fc.property(text, fc.constantFrom('b', 'be', 'c1', 'ot'), (text, letters) => {
      const begin = (words: Iterable<{ word: string; start: number }>) =>
        [...words].filter(({ word }) => letters.includes(word.charAt(0))).map(({ word, start }) => [word, start])
      const all = [...listWordsBeginning(text, everyLetter)]
      expect(begin(listWordsBeginning(text, letters))).toEqual(begin(all))
      for (const [index, { end }] of all.entries()) expect(findNextWord(text, end)).toEqual(all[index + 1])
    }),
  )
})

test('upper case and decomposed accents make no difference', () => {
  fc.assert(
    fc.property(fc.constantFrom('Jalapeño', 'crème fraîche', 'Müsli', 'phở bò', 'Smørrebrød'), (text) => {
      expect(wordsOf(text.toUpperCase())).toEqual(wordsOf(text))
      expect(wordsOf(text.normalize('NFD'))).toEqual(wordsOf(text))
    }),
  )
})

test.each([
  ['burger', 'burgers'],
  ['tomato', 'tomatoes'],
  ['berry', 'berries'],
  ['cookie', 'cookies'],
  ['dish', 'dishes'],
  ['quiche', 'quiches'],
  ['sandwich', 'sandwiches'],
  ['sauce', 'sauces'],
  ['cheese', 'cheeses'],
  ['olive', 'olives'],
  ['pie', 'pies'],
  ['loaf', 'loaves'],
  ['box', 'boxes'],
  ['glass', 'glasses'],
])('%s and %s are the same word', (one, many) => expect(stem(many)).toBe(stem(one)))

test.each([
  ['past', 'paste'],
  ['car', 'care'],
  ['pea', 'peace'],
  ['bas', 'bass'],
  ['win', 'wine'],
])('%s and %s are different words', (one, other) => expect(stem(one)).not.toBe(stem(other)))
