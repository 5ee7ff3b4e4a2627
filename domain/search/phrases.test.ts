import { expect, test } from 'vitest'
import { havePhrases, listPhrases } from './phrases.ts'

test('phrases are several words in quotation marks, straight or curly, but not excluded ones', () => {
  expect(listPhrases('"lemon chickens" and “brown butter” with "salt"')).toEqual([
    ['lemon', 'chicken'],
    ['brown', 'butter'],
  ])
  expect(listPhrases('cookies -"peanut butter"')).toEqual([])
})

test('a phrase is found word by word in one text', () => {
  const phrases = listPhrases('"lemon chicken"')
  expect(havePhrases(['Greek Lemon Chicken'], phrases)).toBe(true)
  expect(havePhrases(['Chicken, lemon'], phrases)).toBe(false)
  expect(havePhrases(['1 lemon', 'chicken'], phrases)).toBe(false)
})
