import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { hasSession, isCacheable } from './page-key.ts'

const isPublic = (rest: Partial<IncomingMessage> = {}) =>
  isCacheable({ method: 'GET', url: '/recipes', headers: {}, ...rest } as IncomingMessage)

test.each(['griddle=a', '__Host-griddle=a', 'theme=dark; griddle=a', 'theme=dark;__Host-griddle=a'])('%s may be an admin’s', (cookie) => {
  expect(hasSession({ headers: { cookie } })).toBe(true)
})

test.each([undefined, '', 'theme=dark', 'not-griddle=a', 'griddle-theme=a', 'theme=griddle'])('%j is not an admin’s', (cookie) => {
  expect(hasSession({ headers: cookie === undefined ? {} : { cookie } })).toBe(false)
})

test('other methods, and addresses that are never public pages, bypass the cache', () => {
  expect(isPublic({ method: 'HEAD' })).toBe(true)
  expect(isPublic({ method: 'POST' })).toBe(false)
  for (const url of ['/admin', '/admin/login', '/admin.data', '/ready', '//evil.example'])
    expect([url, isPublic({ url })]).toEqual([url, false])
})
