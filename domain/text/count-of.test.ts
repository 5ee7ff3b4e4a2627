import { expect, test } from 'vitest'
import { countOf } from './count-of.ts'

test.each([
  [0, '0 recipes'],
  [1, '1 recipe'],
  [2, '2 recipes'],
  [1234567, '1,234,567 recipes'],
])('%i is %s', (count, words) => expect(countOf(count, 'recipe')).toBe(words))

test('an irregular plural is given', () => expect(countOf(2, 'reply', 'replies')).toBe('2 replies'))
