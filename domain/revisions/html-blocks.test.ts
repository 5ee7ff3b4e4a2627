import { expect, test } from 'vitest'
import { toHtmlBlocks } from './html-blocks.ts'

test.each([
  ['', []],
  ['<p>One <em>two</em></p><ul><li><p>Three</p></li></ul><hr>', ['<p>One <em>two</em></p>', '<ul><li><p>Three</p></li></ul>', '<hr>']],
  ['<img src="/images/x"><p>A<br>b</p>', ['<img src="/images/x">', '<p>A<br>b</p>']],
  ['bare <strong>text</strong> first<p>then</p>', ['bare <strong>text</strong> first', '<p>then</p>']],
  ['<p>A</p>\n\n<p>b</p>\n', ['<p>A</p>', '<p>b</p>']],
  ['</p><p>left open', ['</p>', '<p>left open']],
])('%j', (html, blocks) => {
  expect(toHtmlBlocks(html)).toEqual(blocks)
  expect(toHtmlBlocks(html).join('')).toBe(html.replaceAll('\n', ''))
})
