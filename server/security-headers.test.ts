import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { commonHeaders, contentPolicy, strictTransport } from './security-headers.ts'

function listScriptSources(inlineScripts: string[]) {
  return /script-src ([^;]*)/.exec(contentPolicy(inlineScripts))?.[1]?.split(' ')
}

test('the scripts of a page are allowed by their hashes', () => {
  const hashes = ['let a = 1 < 2', 'import("/b.js")'].map((code) => `'sha256-${hash('sha256', code, 'base64')}'`)
  expect(listScriptSources(['let a = 1 < 2', 'import("/b.js")'])).toEqual(["'self'", ...hashes])
})

test.each([
  ['everything comes from our own origin unless something else is said of it', "default-src 'self'"],
  ['no style stands in a page', "style-src 'self'"],
  ['pictures are ours, or drawn in an address', "img-src 'self' data:"],
  ['there are no plug-ins', "object-src 'none'"],
  ['no page says what its addresses stand relative to', "base-uri 'none'"],
  ['forms are sent to ourselves', "form-action 'self'"],
  ['no other site shows our pages in a frame', "frame-ancestors 'self'"],
])('in the policy of a page %s', (_, directive) => {
  expect(contentPolicy([]).split('; ')).toContain(directive)
})

test('a page without scripts may run only our files, and its policy is otherwise the same', () => {
  expect(listScriptSources([])).toEqual(["'self'"])
  expect(contentPolicy([]).split('; ')).toHaveLength(8)
})

test('the headers of every response say what browsers may do with it', () => {
  expect(commonHeaders).toEqual({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'X-Frame-Options': 'SAMEORIGIN',
    'Cross-Origin-Opener-Policy': 'same-origin',
  })
  expect(strictTransport).toBe('max-age=31536000')
})
