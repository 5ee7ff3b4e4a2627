import { expect, test } from 'vitest'
import { listLinksOfHtml, listLinksOfText } from './outgoing-links.ts'

const siteUrl = 'https://eat.example'

test('of HTML each link elsewhere is found once, without its place in the page, and each video', () => {
  const html = [
    '<p><a href="https://shop.example/pan?a=1&amp;b=2#reviews">Pan</a> <a title="x" href="https://shop.example/pan?a=1&amp;b=2">Pan</a></p>',
    '<p><a href="/recipes/stew">Stew</a> <a href="https://eat.example/about">Us</a> <a href="mailto:me@mail.example">Me</a></p>',
    '<hr data-video="https://www.youtube.com/watch?v=dQw4w9WgXcQ" data-title="A film" />',
    '<a href="https://">Nothing</a><a href="http://me:secret@inside.example/">Secret</a>',
  ].join('')
  expect(listLinksOfHtml(html, siteUrl)).toEqual(['https://shop.example/pan?a=1&b=2', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'])
})

test.each([
  ['See https://a.example/x.', ['https://a.example/x']],
  ['(from http://a.example/x) and “https://b.example/y”', ['http://a.example/x', 'https://b.example/y']],
  ['https://en.wikipedia.example/wiki/Roux_(sauce), they say', ['https://en.wikipedia.example/wiki/Roux_(sauce)']],
  ['https://a.example/x#top\nhttps://a.example/x', ['https://a.example/x']],
  ['https://eat.example/about, www.no.example, ftp://no.example', []],
  [`https://a.example/${'x'.repeat(2000)}`, []],
])('of “%s” the addresses are found', (text, addresses) => {
  expect(listLinksOfText(text, siteUrl)).toEqual(addresses)
})
