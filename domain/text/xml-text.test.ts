import { expect, test } from 'vitest'
import { toXmlText } from './escape-html.ts'

test('characters that XML forbids are removed from a text, and nothing else', () => {
  expect(toXmlText('a\0b\u0008c\u000bd\ufffee\ud800f')).toBe('abcde\ufffdf')
  expect(toXmlText('one\ttwo\r\nthree “four” 🍔')).toBe('one\ttwo\r\nthree “four” 🍔')
})
