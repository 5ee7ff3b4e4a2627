import { expect, test } from 'vitest'
import { isSameOrigin } from './same-origin.ts'

function isTaken(headers: Record<string, string>) {
  return isSameOrigin(new Request('http://site.test:8080/contact', { method: 'POST', headers }), 'https://eat.example')
}

test.each<[Record<string, string>, boolean]>([
  [{ Origin: 'http://site.test:8080' }, true],
  [{ Origin: 'https://eat.example' }, true],
  // A proxy may end TLS, so that the scheme differs.
  [{ Origin: 'https://site.test:8080' }, true],
  [{ Origin: 'http://site.test' }, false],
  [{ Origin: 'http://site.test:8081' }, false],
  [{ Origin: 'https://www.eat.example' }, false],
  [{ Origin: 'https://eat.example.evil.example' }, false],
  [{ Origin: 'https://evil.example' }, false],
  [{ Origin: 'null' }, false],
  [{ Origin: '' }, false],
])('a write with %j comes from one of our pages: %s', (headers, expected) => {
  expect(isTaken(headers)).toBe(expected)
})

test.each([
  ['same-origin', true],
  ['none', true],
  ['same-site', false],
  ['cross-site', false],
  ['', false],
  ['something new', false],
])('without an origin, one that the browser calls "%s" does: %s', (site, expected) => {
  expect(isTaken({ 'Sec-Fetch-Site': site })).toBe(expected)
})

test.each([
  ['http://site.test:8080/contact', true],
  ['https://eat.example/contact?x=1', true],
  ['https://evil.example/?at=https://eat.example/', false],
  ['https://eat.example@evil.example/', false],
  ['eat.example', false],
  ['', false],
])('without either, one that was referred by "%s" does: %s', (referer, expected) => {
  expect(isTaken({ Referer: referer })).toBe(expected)
})

test('one that says nothing of where it comes from does not', () => {
  expect(isTaken({})).toBe(false)
})

test.each([
  [{ Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin', Referer: 'https://eat.example/' }, false],
  [{ Origin: 'https://eat.example', 'Sec-Fetch-Site': 'cross-site', Referer: 'https://evil.example/' }, true],
  [{ 'Sec-Fetch-Site': 'same-site', Referer: 'https://eat.example/' }, false],
  [{ 'Sec-Fetch-Site': 'same-origin', Referer: 'https://evil.example/' }, true],
])('the origin counts before what the browser calls it, and that before the referer: %j, %s', (headers, expected) => {
  expect(isTaken(headers)).toBe(expected)
})
