import { expect, test } from 'vitest'
import { listAddresses, relinkPage } from './relink-page.ts'

const relink = (address: string) => (address.startsWith('/gone') ? undefined : address.replace(/^\//, '../'))

test('links and pictures are relinked, with entities and in every form', () => {
  const page = '<a class="x" href="/a?b=1&amp;c=2">t</a><img src="/i/8.webp" srcSet="/i/4.webp 400w, /i/8.webp 800w"/>'
  expect(listAddresses(page)).toEqual(['/a?b=1&c=2', '/i/8.webp', '/i/4.webp', '/i/8.webp'])
  expect(relinkPage(page, relink)).toBe(
    '<a class="x" href="../a?b=1&amp;c=2">t</a><img src="../i/8.webp" srcSet="../i/4.webp 400w, ../i/8.webp 800w"/>',
  )
})

test('a link to what is not there leaves its text, in a menu or as a button nothing', () => {
  expect(relinkPage('<p>See <a href="/gone"><b>this</b></a>, <a href="/a">that</a>.</p>', relink)).toBe(
    '<p>See <b>this</b>, <a href="../a">that</a>.</p>',
  )
  expect(relinkPage('<nav><ul><li><a href="/gone">x</a></li><li><a href="/a">y</a></li></ul></nav>', relink)).toBe(
    '<nav><ul><li><a href="../a">y</a></li></ul></nav>',
  )
  expect(relinkPage('<p><a class="button button--large" href="/gone">x</a></p>', relink)).toBe('<p></p>')
})

test('text that looks like an address is only text', () => {
  const page = '<p>href="/a" <code>src="/b"</code></p>'
  expect(relinkPage(page, relink)).toBe(page)
})
