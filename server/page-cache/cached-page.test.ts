import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { inEncoding, isStorable, toCachedPage } from './cached-page.ts'

test('a cached page is its bytes in each encoding, and holds no more memory than it counts', async () => {
  const text = Array.from({ length: 900 }, (_, index) => `<li>Recipe number ${index * 7919} · crème brûlée</li>`).join('')
  const page = await toCachedPage(new Response(text, { headers: { 'Content-Type': 'text/html' } }), { versions: new Map(), expiresAt: 0 })
  const { br, gzip } = page
  expect(brotliDecompressSync(br.body).toString()).toBe(text)
  expect(gunzipSync(gzip.body).toString()).toBe(text)
  expect(gzip.body.buffer.byteLength).toBe(gzip.body.length)
  expect(inEncoding(page, 'identity').body.toString()).toBe(text)
  expect(page.bytes).toBeGreaterThanOrEqual(br.body.length + gzip.body.length)
})

const trace = { hasFailed: false, tables: new Set(['_recipes']), queryNames: new Set(['page']) }
const isKept = (headers: Record<string, string>, status = 200, address = 'http://site.test/recipes?page=2') =>
  isStorable(
    new Response('', { status, headers: { 'Content-Type': 'text/html', ...headers } }),
    trace,
    new Map([['_recipes', 1]]),
    new URL(address),
  )

test('an answer that is somebody’s own is never stored', () => {
  expect(isKept({})).toBe(true)
  expect(isKept({ 'Set-Cookie': 'griddle=a' })).toBe(false)
  expect(isKept({ 'Cache-Control': 'private' })).toBe(false)
  expect(isKept({ 'Cache-Control': 'no-store' })).toBe(false)
  expect(isKept({}, 500)).toBe(false)
  expect(isKept({}, 200, 'http://site.test/recipes.data?_routes=root')).toBe(false)
})
