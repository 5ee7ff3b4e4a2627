import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '#tests/any-character.ts'
import { isAmount, isStopWord, listWords, maxWord, readWords, stem } from './search-words.ts'

const wordsOf = (text: string) => [...listWords(text)].map(({ word }) => word)

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
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      const words = [...listWords(text)]
      const places = words.flatMap(({ start, end }) => [start, end])
      expect(places).toEqual(places.toSorted((one, other) => one - other))
      expect(words.filter(({ start, end }) => end <= start || end > text.length)).toEqual([])
      expect(words.filter(({ word }) => /\s/.test(word) || [...word].length > maxWord)).toEqual([])
    }),
  )
})

test('words without positions are the same words', () => {
  const part = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.constantFrom('plain', 'Don’t', "o'clock", ' ', '\u00a0', '1½', 'crème', '味噌', '\n'),
  )
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      expect(readWords(parts.join('')).map(({ word }) => word)).toEqual(wordsOf(parts.join('')))
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
