import { expect, test } from 'vitest'
import { joinWords } from './join-words.ts'

test('words are joined as in a sentence', () => {
  expect([[], ['milk'], ['milk', 'eggs'], ['milk', 'eggs', 'nuts']].map((words) => joinWords(words, 'or'))).toEqual([
    '',
    'milk',
    'milk or eggs',
    'milk, eggs or nuts',
  ])
  expect(joinWords(['milk', 'eggs', 'nuts'], 'and')).toBe('milk, eggs and nuts')
})
