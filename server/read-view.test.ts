import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { readView, toPerson } from './read-view.ts'

const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'
const reader = {
  host: 'eat.example',
  'user-agent': agent,
  'accept-language': 'de',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
  'sec-fetch-site': 'none',
}

type Headers = Record<string, string | undefined>

function view(headers: Headers = {}, { url = '/recipes/pho', method = 'GET', remoteAddress = '203.0.113.7' } = {}) {
  return readView({ url, method, headers: { ...reader, ...headers }, socket: { remoteAddress } } as unknown as IncomingMessage)
}

const data = { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-origin', referer: 'https://eat.example/' }
const isCounted = (...asked: Parameters<typeof view>) => view(...asked) !== undefined

test('a page that a reader opens is a view, and so is its data after a click', () => {
  expect(view()).toMatchObject({ path: '/recipes/pho', source: 'direct' })
  expect(view(data, { url: '/recipes/pho.data' })).toMatchObject({ path: '/recipes/pho.data', source: 'own' })
  expect(view(data, { url: '/recipes/pho.data?_routes=public%2Frecipes' })).toMatchObject({ path: '/recipes/pho.data' })
})

test('browsers that do not say why they fetch a page are counted', () => {
  expect(isCounted({ 'sec-fetch-mode': undefined, 'sec-fetch-dest': undefined, 'sec-fetch-site': undefined })).toBe(true)
})

test.each([
  { 'sec-purpose': 'prefetch' },
  { 'sec-purpose': 'prefetch;prerender' },
  { 'sec-purpose': 'prefetch;anonymous-client-ip' },
  { purpose: 'prefetch' },
  { 'x-moz': 'prefetch' },
])('a prefetch is not a view: %j', (headers) => {
  expect(isCounted(headers)).toBe(false)
  expect(isCounted({ ...data, ...headers }, { url: '/recipes/pho.data' })).toBe(false)
})

test('HEAD is not a view', () => {
  expect(isCounted({}, { method: 'HEAD' })).toBe(false)
})

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'curl/8.5.0',
  'facebookexternalhit/1.1',
  'Pinterestbot/1.0',
  undefined,
])('a robot is not a reader: %s', (name) => {
  expect(isCounted({ 'user-agent': name })).toBe(false)
})

test('nor is a program without a language', () => {
  expect(isCounted({ 'accept-language': undefined })).toBe(false)
})

test.each(['griddle=abc', 'theme=dark; __Host-griddle=abc'])('nor is an admin: %s', (cookie) => {
  expect(isCounted({ cookie })).toBe(false)
})

test('a frame in another page, and a copy for offline use, are not views', () => {
  for (const dest of ['iframe', 'frame', 'embed', 'object']) expect([dest, isCounted({ 'sec-fetch-dest': dest })]).toEqual([dest, false])
  expect(isCounted({ 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' })).toBe(false)
})

test('data of an open page, fetched again after a form was sent, is not a view', () => {
  const from = (referer: string, url: string) => isCounted({ ...data, referer }, { url })
  expect(from('https://eat.example/recipes/pho', '/recipes/pho.data')).toBe(false)
  expect(from('https://eat.example/recipes/pho', '/recipes/pho.data?_routes=x')).toBe(false)
  expect(from('https://eat.example/', '/_.data')).toBe(false)
  expect(from('https://eat.example/recipes?page=2', '/recipes.data?page=2')).toBe(false)
  expect(from('https://eat.example/recipes', '/recipes.data?page=2')).toBe(true)
  expect(from('https://eat.example/recipes/phở', '/recipes/pho.data')).toBe(true)
})

test('a visitor with Global Privacy Control counts as a view, without anything that tells people apart', () => {
  expect(view({ 'sec-gpc': '1' })).toEqual({ path: '/recipes/pho', source: 'direct', visitor: undefined })
  expect(view({ 'sec-gpc': '0' })?.visitor).toContain('203.0.113.7')
})

test.each([
  [{ referer: 'https://www.google.de/' }, 'search Google'],
  [{ referer: 'https://duckduckgo.com/' }, 'search DuckDuckGo'],
  [{ referer: 'https://uk.pinterest.com/pin/1/' }, 'pinterest'],
  [{ referer: 'android-app://com.pinterest/' }, 'pinterest'],
  [{ referer: 'https://mail.google.com/' }, 'mail'],
  [{ referer: 'android-app://com.google.android.gm/' }, 'mail'],
  [{ referer: 'https://l.facebook.com/' }, 'social Facebook'],
  [{ referer: 'https://www.other.example/a?b=secret' }, 'site other.example'],
  [{ referer: 'https://eat.example/about', 'sec-fetch-site': 'same-origin' }, 'own'],
  [{ referer: 'https://eat.example/about', 'sec-fetch-site': undefined }, 'own'],
  [{ referer: 'https://notgoogle.example/' }, 'site notgoogle.example'],
  [{ referer: 'nonsense' }, 'direct'],
])('the source is taken from the referrer: %j, %s', (headers, source) => {
  expect(view(headers)?.source).toBe(source)
})

test.each([
  ['?utm_medium=email', 'mail'],
  ['?utm_source=newsletter&utm_campaign=x', 'mail'],
  ['?utm_source=pinterest', 'pinterest'],
  ['?utm_source=Instagram', 'social Instagram'],
  ['?utm_source=somebody', 'direct'],
  ['?q=utm_', 'direct'],
])('or from the address: %s, %s', (query, source) => {
  expect(view({}, { url: `/recipes/pho${query}` })).toMatchObject({ path: '/recipes/pho', source })
})

test('a person is a browser on a network, which a trusted proxy may name', () => {
  const person = (headers: Headers, trustProxy: number, remoteAddress = '10.0.0.1') =>
    toPerson(view(headers, { remoteAddress })?.visitor ?? '', trustProxy)
  const here = person({}, 0, '203.0.113.7')
  expect(here).toMatch(/^\S{12} 203\.0\.113\.7$/)
  expect(person({ 'x-forwarded-for': '198.51.100.1, 203.0.113.7' }, 1)).toBe(here)
  expect(person({ 'user-agent': `${agent} Other` }, 0, '203.0.113.7')).not.toBe(here)
  expect(person({ 'x-forwarded-for': '198.51.100.1' }, 0)).toMatch(/ 10\.0\.0\.1$/)
  expect(person({}, 0, '2001:db8:1:2:3:4:5:6')).toMatch(/ 2001:db8:1:2::\/64$/)
})
