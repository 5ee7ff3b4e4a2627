import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, get, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assetListener } from './assets.ts'
import { commonHeaders, strictTransport } from './security-headers.ts'

const folder = mkdtempSync(join(tmpdir(), 'griddle-assets-'))
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'assets/page-abc.js'), 'let plain')
writeFileSync(join(folder, 'assets/page-abc.js.br'), 'let brotli')
writeFileSync(join(folder, 'icon.svg'), '<svg/>')
writeFileSync(join(folder, 'favicon.ico'), '')
const server = createServer(assetListener(folder, 1, (_, outgoing) => outgoing.writeHead(404).end()))
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

function ask(path: string, headers: Record<string, string> = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number | undefined; headers: IncomingHttpHeaders; body: string }>()
  // The server listens on a port.
  const { port } = server.address() as AddressInfo
  get({ port, path, headers }, async (answer) => {
    const body = Buffer.concat(await answer.toArray()).toString()
    resolve({ status: answer.statusCode, headers: answer.headers, body })
  }).on('error', reject)
  return promise
}

test.each(['/assets/page-abc.js', '/icon.svg'])('%s has the security headers of every response, and one more over TLS', async (path) => {
  const expected = Object.fromEntries(Object.entries(commonHeaders).map(([name, value]) => [name.toLowerCase(), value]))
  const plain = await ask(path)
  expect(plain.headers).toMatchObject(expected)
  expect(plain.headers).not.toHaveProperty('strict-transport-security')
  const overTls = await ask(path, { 'X-Forwarded-Proto': 'https' })
  expect(overTls.headers).toMatchObject({ ...expected, 'strict-transport-security': strictTransport })
})

test('a file whose name changes with its content is cached permanently, any other for an hour', async () => {
  expect((await ask('/assets/page-abc.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await ask('/icon.svg')).headers['cache-control']).toBe('public, max-age=3600')
})

test('a legacy icon has its media type', async () => {
  expect((await ask('/favicon.ico')).headers['content-type']).toBe('image/x-icon')
})

test('a file is sent compressed to clients that accept it, with its own tag, and not at all to clients that have it', async () => {
  const plain = await ask('/assets/page-abc.js')
  const compressed = await ask('/assets/page-abc.js', { 'Accept-Encoding': 'br' })
  expect([plain.body, plain.headers['content-encoding']]).toEqual(['let plain', undefined])
  expect([compressed.body, compressed.headers['content-encoding']]).toEqual(['let brotli', 'br'])
  expect(compressed.headers.etag).not.toBe(plain.headers.etag)
  for (const { headers } of [plain, compressed])
    expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'content-type': 'text/javascript; charset=utf-8' })
  const again = await ask('/assets/page-abc.js', { 'If-None-Match': plain.headers.etag ?? '' })
  expect([again.status, again.body]).toEqual([304, ''])
  expect(again.headers).toMatchObject({ etag: plain.headers.etag, 'x-content-type-options': 'nosniff' })
})

test.each(['/assets/page-abc.js.br', '/assets', '/../package.json', '/assets/page-abd.js'])('%s is not a file', async (path) => {
  expect((await ask(path)).status).toBe(404)
})
