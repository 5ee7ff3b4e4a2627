import { expect, test } from 'vitest'
import { toXmlText } from './escape-html.ts'

test('what no XML document may hold is taken out of a text, and nothing else', () => {
  expect(toXmlText('a\0b\u0008c\u000bd\ufffee\ud800f')).toBe('abcde\ufffdf')
  expect(toXmlText('one\ttwo\r\nthree “four” 🍔')).toBe('one\ttwo\r\nthree “four” 🍔')
})
