import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compress } from './answer.ts'

const page = () => new Response('<p>Salt</p>'.repeat(200), { headers: { 'Content-Type': 'text/html' } })

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
  ['br ; q=0.000, GZIP', 'gzip', gunzipSync],
  ['x-br, gzip;q=0.1', 'gzip', gunzipSync],
  ['*', 'br', brotliDecompressSync],
])('a browser that accepts "%s" gets %s', async (accepted, encoding, decompress) => {
  const answer = compress(page(), accepted)
  expect(answer.headers.get('content-encoding')).toBe(encoding)
  expect(answer.headers.get('vary')).toBe('Accept-Encoding')
  expect(decompress(await answer.bytes()).toString()).toBe(await page().text())
})

test.each(['', 'identity', 'deflate', 'br;q=0, gzip;q=0', '*;q=0', ';;,q=,;br'])(
  'a client that accepts "%s" gets it uncompressed',
  async (accepted) => {
    const answer = compress(page(), accepted)
    expect(answer.headers.has('content-encoding')).toBe(false)
    expect(await answer.text()).toBe(await page().text())
  },
)

test('a response without a body, as to HEAD, has the Vary header of the full one', () => {
  const answer = compress(new Response(null, page()), 'br')
  expect([answer.headers.get('vary'), answer.headers.get('content-encoding'), answer.body]).toEqual(['Accept-Encoding', null, null])
})

test('pictures are not compressed', () => {
  const picture = new Response(new Uint8Array(2000), { headers: { 'Content-Type': 'image/webp' } })
  expect(compress(picture, 'br')).toBe(picture)
})

test('what is written early arrives early', async () => {
  const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>()
  const writer = writable.getWriter()
  const answer = compress(new Response(readable, { headers: { 'Content-Type': 'text/x-script' } }), 'gzip')
  void writer.write(new TextEncoder().encode('first'))
  const early = await answer.body?.getReader().read()
  expect(early?.value?.length).toBeGreaterThan(0)
  void writer.close()
})
