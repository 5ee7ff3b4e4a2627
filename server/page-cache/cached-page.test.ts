import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { newRenderTrace } from '#app/render-trace.ts'
import { compressWell, inEncoding, isStorable, toCachedPage } from './cached-page.ts'

const html = { 'Content-Type': 'text/html' }
const text = readFileSync('docs/contributing.md', 'utf8')
const validity = { versions: new Map(), expiresAt: 0, source: undefined, reads: undefined }

test('a cached page is its bytes in each encoding, and takes no more memory than it counts', async () => {
  const page = await toCachedPage(new Response(text, { headers: html }), validity)
  const { br } = page
  const gzip = inEncoding(page, 'gzip')
  expect(brotliDecompressSync(br.body).toString()).toBe(text)
  expect(gunzipSync(gzip.body).toString()).toBe(text)
  expect(gzip.body.buffer.byteLength).toBe(gzip.body.length)
  expect(inEncoding(page, 'identity').body.toString()).toBe(text)
  expect(page.bytes).toBeGreaterThanOrEqual(br.body.length + gzip.body.length)
  expect(inEncoding(page, 'gzip')).toBe(gzip)
})

test('a page is compressed better later, and is the same page with the same tag', async () => {
  const page = await toCachedPage(new Response(text, { headers: html }), validity)
  const quick = page.br
  await compressWell(page)
  expect(brotliDecompressSync(page.br.body).toString()).toBe(text)
  expect(page.br.body.length).toBeLessThan(quick.body.length)
  expect(page.br.etag).toBe(quick.etag)
  expect(page.br.headers).toContain(String(page.br.body.length))
})

test('a page with the same content and headers is reused as compressed, with its new versions; another one isn’t', async () => {
  const make = (body: string, headers: Record<string, string> = html, earlier?: Awaited<ReturnType<typeof toCachedPage>>) =>
    toCachedPage(new Response(body, { headers }), { ...validity, versions: new Map([['_recipes', earlier ? 2 : 1]]) }, earlier)
  const page = await make(text)
  const { br } = page
  const again = await make(text, html, page)
  expect([again.br === br, again.versions.get('_recipes')]).toEqual([true, 2])
  expect((await make(`${text}.`, html, page)).br).not.toBe(br)
  const relabelled = await make(text, { ...html, 'X-Robots-Tag': 'noindex' }, page)
  expect(relabelled.br.headers).toContain('noindex')
})

const trace = { ...newRenderTrace(), tables: new Set(['_recipes']), queryNames: new Set(['page']) }
const isKept = (headers: Record<string, string>, status = 200, address = 'http://site.test/recipes?page=2', isPersonal = false) =>
  isStorable(
    new Response('', { status, headers: { 'Content-Type': 'text/html', ...headers } }),
    { ...trace, isPersonal },
    new Map([['_recipes', 1]]),
    new URL(address),
  )

test('a personal response is never stored', () => {
  expect(isKept({})).toBe(true)
  expect(isKept({ 'Set-Cookie': 'griddle=a' })).toBe(false)
  expect(isKept({ 'Cache-Control': 'private' })).toBe(false)
  expect(isKept({ 'Cache-Control': 'no-store' })).toBe(false)
  expect(isKept({}, 500)).toBe(false)
  expect(isKept({}, 200, undefined, true)).toBe(false)
  expect(isKept({}, 200, 'http://site.test/recipes.data?_routes=root')).toBe(false)
})
