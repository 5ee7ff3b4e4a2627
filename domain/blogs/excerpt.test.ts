import { expect, test } from 'vitest'
import { toExcerpt } from './excerpt.ts'

test('up to 200 characters stay whole', () => {
  expect(toExcerpt('a'.repeat(200))).toBe('a'.repeat(200))
  expect(toExcerpt('  two\n\n words ')).toBe('two words')
})

test('a longer text is cut at the last word within 200 and gets an ellipsis', () => {
  const excerpt = toExcerpt('word '.repeat(60))
  expect(excerpt).toBe(`${'word '.repeat(40).trim()}…`)
})

test('a single word longer than 200 is cut between characters, never within one', () => {
  expect(toExcerpt('🍔'.repeat(300))).toBe(`${'🍔'.repeat(200)}…`)
})

test('at 201 characters, the last word is dropped, or the text is cut if it is all one word', () => {
  expect(toExcerpt(`${'a'.repeat(195)} bcde`)).toBe(`${'a'.repeat(195)} bcde`)
  expect(toExcerpt(`${'a'.repeat(195)} bcdef`)).toBe(`${'a'.repeat(195)}…`)
  expect(toExcerpt('a'.repeat(201))).toBe(`${'a'.repeat(200)}…`)
})

test('a word that ends at the 200th character stays whole if a space follows', () => {
  expect(toExcerpt(`${'a'.repeat(195)} bcde f`)).toBe(`${'a'.repeat(195)} bcde…`)
  expect(toExcerpt(`${'a'.repeat(200)} b`)).toBe(`${'a'.repeat(200)}…`)
})

test('a space after the 200th character means that more follows, as stored excerpts end with it', () => {
  expect(toExcerpt(`${'a'.repeat(195)} bcde `)).toBe(`${'a'.repeat(195)} bcde…`)
  expect(toExcerpt(`${'a'.repeat(195)} bcd `)).toBe(`${'a'.repeat(195)} bcd`)
})

test('a character of two code units counts once', () => {
  expect(toExcerpt('🍔'.repeat(200))).toBe('🍔'.repeat(200))
  expect(toExcerpt(`${'🍔'.repeat(195)} bcde`)).toBe(`${'🍔'.repeat(195)} bcde`)
  expect(toExcerpt(`${'🍔'.repeat(195)} bcdef`)).toBe(`${'🍔'.repeat(195)}…`)
})

test('line breaks and runs of any white space become one space', () => {
  expect(toExcerpt('salt\tand\r\n\n  heat\u00a0first')).toBe('salt and heat first')
  expect(toExcerpt('\u00a0 \n')).toBe('')
})
