import { expect, test } from 'vitest'
import { escapeHtml, unescapeHtml } from './escape-html.ts'

test('text as HTML is that text, and no tag, entity or attribute', () => {
  expect(escapeHtml(`<b title="x">Salt & heat</b> &lt;`)).toBe('&lt;b title=&quot;x&quot;&gt;Salt &amp; heat&lt;/b&gt; &amp;lt;')
})

test('what was made HTML is the same text again', () => {
  for (const text of [`<b title="x">Salt & heat</b> &lt;`, '&amp;quot;']) expect(unescapeHtml(escapeHtml(text))).toBe(text)
})
