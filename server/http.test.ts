import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createHttpServer, pageListener } from './http.ts'

const log = { request() {}, warn() {}, error: (facts: object, words: string) => logged.push(`${words}: ${JSON.stringify(facts)}`) }
const logged: string[] = []
const site = { fetch: async () => new Response('A page') }
const server = createHttpServer(pageListener({ site, trustProxy: 1, log }))
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

test('a Host that no address can have is a bad request and no failure of ours', async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  for (const host of ['a:99999', '1.2.3.4.5', '[::', 'a b', 'a/b', 'user@a', '..%2f'])
    expect([host, await ask({ Host: host })]).toEqual([host, 400])
  expect(await ask({ 'X-Forwarded-Host': 'a:99999' })).toBe(400)
  for (const host of ['eat.example', 'eat.example:8080', '[::1]:80', '127.0.0.1'])
    expect([host, await ask({ Host: host })]).toEqual([host, 200])
  expect(logged).toEqual([])
})

function ask(headers: Record<string, string>) {
  // The server listens on a port.
  const { port } = server.address() as AddressInfo
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>()
  get({ port, headers }, (answer) => resolve(answer.resume().statusCode)).on('error', reject)
  return promise
}
