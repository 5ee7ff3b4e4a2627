import { expect, test } from 'vitest'
import { listLeftOut, readSanitizedText, sanitizeBlogHtml, toPlainText } from './blog-html.ts'

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

test('a heading of a level that posts do not have becomes one of the nearest', () => {
  expect(sanitizeBlogHtml('<h1>1</h1><h2>2</h2><h3>3</h3><h4>4</h4><h5>5</h5><h6>6</h6>')).toBe(
    '<h2>1</h2><h2>2</h2><h3>3</h3><h4>4</h4><h4>5</h4><h4>6</h4>',
  )
})

test('every tag for struck text becomes one', () => {
  expect(sanitizeBlogHtml('<p><s>1</s> <del>2</del> <strike>3</strike></p>')).toBe('<p><s>1</s> <s>2</s> <s>3</s></p>')
})

test('what is left out is listed with its address', () => {
  const html =
    '<p>a</p><iframe src="https://www.youtube.com/embed/x"></iframe><VIDEO><source src="x"></video><object data="/y"></object><script>a<b</script><svg></svg>'
  expect(listLeftOut(html)).toEqual([
    { tag: 'iframe', address: 'https://www.youtube.com/embed/x' },
    { tag: 'video', address: undefined },
    { tag: 'object', address: '/y' },
    { tag: 'script', address: undefined },
  ])
  expect(listLeftOut('<p>An &lt;iframe&gt; and <b>text</b></p>')).toEqual([])
})

test('plain text has spaces where blocks ended and real characters for entities', () => {
  expect(toPlainText('<p>a</p><p>b &amp;lt; &lt;c&gt;</p>')).toBe('a b &lt; <c>')
})

test.each([
  '<p>a</p><p>b &amp;lt; &lt;c&gt;</p>',
  ' <p>a \n b\tc</p>\n\n<ul><li>d  e\u00a0</li><li>f &amp; g<br>h</li></ul>\u2003i ',
  '<h2>One</h2><blockquote>two <strong>th</strong>ree</blockquote><pre>four\r\nfive</pre>',
])('sanitised HTML is read fast as the same text: %j', (html) => {
  const stored = sanitizeBlogHtml(html)
  expect(readSanitizedText(stored)).toBe(toPlainText(stored))
})
