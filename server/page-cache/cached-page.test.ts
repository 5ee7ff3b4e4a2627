import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { inEncoding, toCachedPage } from './cached-page.ts'

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
