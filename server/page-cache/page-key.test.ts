import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { isCacheable } from './page-key.ts'

const ask = (cookie: string, rest: Partial<IncomingMessage> = {}) =>
  isCacheable({ method: 'GET', url: '/recipes', headers: { cookie }, ...rest } as IncomingMessage)

test.each(['griddle=a', '__Host-griddle=a', 'theme=dark; griddle=a', 'theme=dark;__Host-griddle=a'])(
  'whoever signed in with %s is not answered from the cache',
  (cookie) => {
    expect(ask(cookie)).toBe(false)
  },
)

test.each(['', 'theme=dark', 'not-griddle=a', 'griddle-theme=a', 'theme=griddle'])('a guest with %j is', (cookie) => {
  expect(ask(cookie)).toBe(true)
})

test('nothing is written to the cache, or read from it, by other methods or below addresses that are never public pages', () => {
  expect(ask('', { method: 'HEAD' })).toBe(true)
  expect(ask('', { method: 'POST' })).toBe(false)
  for (const url of ['/admin', '/admin/login', '/admin.data', '/images/a', '/ready', '//evil.example'])
    expect([url, ask('', { url })]).toEqual([url, false])
})
