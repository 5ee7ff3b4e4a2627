import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { commonHeaders, contentPolicy, strictTransport } from './security-headers.ts'

function scriptSources(html: string) {
  return /script-src ([^;]*)/.exec(contentPolicy(html))?.[1]?.split(' ')
}

const one = `'sha256-${hash('sha256', 'let a = 1 < 2', 'base64')}'`
const other = `'sha256-${hash('sha256', 'import("/b.js")', 'base64')}'`

test('the scripts that stand in a page may run, each named once, and no others', () => {
  const html =
    '<head><script>let a = 1 < 2</script></head><script type="module" async="">import("/b.js")</script><script>let a = 1 < 2</script>'
  expect(scriptSources(html)).toEqual(["'self'", one, other])
})

test('files, data and what is never closed are no scripts of the page', () => {
  const html =
    '<script src="/a.js"></script><script type="application/ld+json">{"a":1}</script><script type="application/json">["b"]</script><script>let a = 1 < 2</script><script>never'
  expect(scriptSources(html)).toEqual(["'self'", one])
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
  expect(contentPolicy('').split('; ')).toContain(directive)
})

test('a page without scripts may run files of ours alone, and its policy says nothing else', () => {
  expect(scriptSources('')).toEqual(["'self'"])
  expect(contentPolicy('').split('; ')).toHaveLength(8)
})

test('the headers of every answer say what browsers may do with it', () => {
  expect(commonHeaders).toEqual({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'X-Frame-Options': 'SAMEORIGIN',
    'Cross-Origin-Opener-Policy': 'same-origin',
  })
  expect(strictTransport).toBe('max-age=31536000')
})
