import { expect, test } from 'vitest'
import { sanitizeBlogHtml, toPlainText } from './blog-html.ts'

test.each([
  ['<script>alert(1)</script>'],
  ['<img src=x onerror=alert(1)>'],
  ['<img src="/images/a" onerror="alert(1)">'],
  ['<a href="javascript:alert(1)">x</a>'],
  ['<a href=" java\tscript:alert(1)">x</a>'],
  ['<svg><script>alert(1)</script></svg>'],
  ['<p style="background:url(javascript:alert(1))" onclick="alert(1)">x</p>'],
  ['<iframe srcdoc="<script>alert(1)</script>"></iframe>'],
  ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>'],
  ['<img src="//evil.example/x.png">'],
  ['<img src="https://evil.example/x.png">'],
  ['<form action="https://evil.example"><input name=q></form>'],
])('%s loses what could run or call out', (html) => {
  const clean = sanitizeBlogHtml(html)
  expect(clean).not.toMatch(/<script|onerror|onclick|javascript:|<svg|<iframe|<style|style=|evil\.example|<form|<input/i)
  expect(sanitizeBlogHtml(clean)).toBe(clean)
})

test('what editors write stays', () => {
  const html =
    '<h2>Salt</h2><p><strong>Early</strong> and <a href="/recipes/bbq-ribs">often</a>.</p><ul><li>One</li></ul><img src="/images/hero" alt="A dog" />'
  expect(sanitizeBlogHtml(html)).toBe(html)
})

test('plain text has spaces where blocks ended and real characters for entities', () => {
  expect(toPlainText('<p>a</p><p>b &amp;lt; &lt;c&gt;</p>')).toBe('a b &lt; <c>')
})
