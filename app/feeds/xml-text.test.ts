import { expect, test } from 'vitest'
import { toHtml, toXmlText } from './xml-text.ts'

test('text as HTML is that text, and no tag, entity or attribute', () => {
  expect(toHtml(`<b title="x">Salt & heat</b> &lt;`)).toBe('&lt;b title=&quot;x&quot;&gt;Salt &amp; heat&lt;/b&gt; &amp;lt;')
})

test('what no XML document may hold is taken out of a text, and nothing else', () => {
  expect(toXmlText('a\0b\u0008c\u000bd\ufffee\ud800f')).toBe('abcde\ufffdf')
  expect(toXmlText('one\ttwo\r\nthree “four” 🍔')).toBe('one\ttwo\r\nthree “four” 🍔')
})
