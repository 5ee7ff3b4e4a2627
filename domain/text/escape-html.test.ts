import { expect, test } from 'vitest'
import { escapeHtml, unescapeHtml } from './escape-html.ts'

test('escaped text shows the same text, without tags, entities or attributes', () => {
  expect(escapeHtml(`<b title="x">Salt & heat</b> &lt;`)).toBe('&lt;b title=&quot;x&quot;&gt;Salt &amp; heat&lt;/b&gt; &amp;lt;')
})

test('unescaping restores the text', () => {
  for (const text of [`<b title="x">Salt & heat</b> &lt;`, '&amp;quot;']) expect(unescapeHtml(escapeHtml(text))).toBe(text)
})
