import { type IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { clientAddress, isSameOrigin, publicOrigin } from './read-request.ts'

function from(remoteAddress: string | undefined, headers: IncomingHttpHeaders = {}) {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress })
  return Object.assign(new IncomingMessage(socket), { headers })
}

test('without a trusted proxy no header is believed', () => {
  expect(clientAddress(from('203.0.113.9', { 'x-forwarded-for': '1.1.1.1' }), 0)).toBe('203.0.113.9')
  expect(publicOrigin({ headers: { host: 'a.example', 'x-forwarded-host': 'b.example', 'x-forwarded-proto': 'https' } }, 0)).toEqual({
    host: 'a.example',
    protocol: 'http:',
  })
})

test('behind one proxy the last forwarded address counts, whatever precedes it', () => {
  expect(clientAddress(from('127.0.0.1', { 'x-forwarded-for': '6.6.6.6, 203.0.113.9' }), 1)).toBe('203.0.113.9')
  expect(publicOrigin({ headers: { host: '127.0.0.1:3000', 'x-forwarded-host': 'b.example', 'x-forwarded-proto': 'https' } }, 1)).toEqual({
    host: 'b.example',
    protocol: 'https:',
  })
})

test('one IPv6 subscriber is one address', () => {
  expect(clientAddress(from('2001:db8:1:2:3:4:5:6'), 0)).toBe(clientAddress(from('2001:db8:1:2::9'), 0))
  expect(clientAddress(from('::ffff:203.0.113.9'), 0)).toBe('203.0.113.9')
})

test.each([
  [2, '6.6.6.6, 203.0.113.9, 10.0.0.1', '203.0.113.9'],
  [3, '203.0.113.9, 10.0.0.1', '203.0.113.9'],
  [1, ' 203.0.113.9 , ', '203.0.113.9'],
  [1, '::ffff:203.0.113.9', '203.0.113.9'],
  [1, '', '127.0.0.1'],
])('behind %i proxies "%s" is %s', (trustProxy, forwarded, address) => {
  expect(clientAddress(from('127.0.0.1', { 'x-forwarded-for': forwarded }), trustProxy)).toBe(address)
})

test('an invalid address counts as one unknown visitor', () => {
  expect(clientAddress(from('127.0.0.1', { 'x-forwarded-for': 'nonsense' }), 1)).toBe('unknown')
  expect(clientAddress(from(undefined), 0)).toBe('unknown')
})

test.each([
  [1, 'https', 'https:'],
  [1, 'http, https', 'https:'],
  [1, 'https, http', 'http:'],
  [1, 'nonsense', 'http:'],
  [1, undefined, 'http:'],
  [0, 'https', 'http:'],
])('with %i trusted proxies x-forwarded-proto "%s" is %s', (trustProxy, forwarded, protocol) => {
  const headers = { host: 'a.example', ...(forwarded ? { 'x-forwarded-proto': forwarded } : {}) }
  expect(publicOrigin({ headers }, trustProxy).protocol).toBe(protocol)
})

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
])('without an origin, the browser’s “%s” decides: %s', (site, expected) => {
  expect(isTaken({ 'Sec-Fetch-Site': site })).toBe(expected)
})

test.each([
  ['http://site.test:8080/contact', true],
  ['https://eat.example/contact?x=1', true],
  ['https://evil.example/?at=https://eat.example/', false],
  ['https://eat.example@evil.example/', false],
  ['eat.example', false],
  ['', false],
])('without either, the referer “%s” decides: %s', (referer, expected) => {
  expect(isTaken({ Referer: referer })).toBe(expected)
})

test('a request without any of these is refused', () => {
  expect(isTaken({})).toBe(false)
})

test.each([
  [{ Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin', Referer: 'https://eat.example/' }, false],
  [{ Origin: 'https://eat.example', 'Sec-Fetch-Site': 'cross-site', Referer: 'https://evil.example/' }, true],
  [{ 'Sec-Fetch-Site': 'same-site', Referer: 'https://eat.example/' }, false],
  [{ 'Sec-Fetch-Site': 'same-origin', Referer: 'https://evil.example/' }, true],
])('the origin takes precedence over the browser’s label, and that over the referer: %j, %s', (headers, expected) => {
  expect(isTaken(headers)).toBe(expected)
})
