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

test('one word longer than 200 is cut between characters, never within one', () => {
  expect(toExcerpt('🍔'.repeat(300))).toBe(`${'🍔'.repeat(200)}…`)
})
