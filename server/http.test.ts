import { Agent, get, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createHttpServer, pageListener, withOneHost } from './http.ts'
import type { Visitor } from './site.ts'

const log = { request() {}, warn() {}, error: (facts: object, words: string) => logged.push(`${words}: ${JSON.stringify(facts)}`) }
const logged: string[] = []
const site = { fetch: vi.fn(async (..._: [Request, Visitor]) => new Response('A page')) }
const server = createHttpServer(withOneHost(pageListener({ site, trustProxy: 1, log })))
beforeEach(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
afterEach(() => {
  logged.length = 0
  server.closeAllConnections()
  server.close()
})

test('a Host that no address can have is a bad request, not a failure of ours', async () => {
  for (const host of ['a:99999', '1.2.3.4.5', '[::', 'a b', 'a/b', 'user@a', '..%2f'])
    expect([host, await ask({ Host: host })]).toEqual([host, 400])
  expect(await ask({ 'X-Forwarded-Host': 'a:99999' })).toBe(400)
  for (const host of ['eat.example', 'eat.example:8080', '[::1]:80', '127.0.0.1'])
    expect([host, await ask({ Host: host })]).toEqual([host, 200])
  expect(logged).toEqual([])
})

test('the site gets the client’s address, and learns of a proxy that the server does not trust', async () => {
  const told = () => site.fetch.mock.lastCall?.slice(1)
  await ask({ 'X-Forwarded-For': '192.0.2.1' })
  expect(told()).toEqual([{ address: '192.0.2.1', isThroughUntoldProxy: false }])
  const unaware = createHttpServer(pageListener({ site, trustProxy: 0, log }))
  await new Promise<void>((done) => unaware.listen(0, '127.0.0.1', done))
  onTestFinished(() => void unaware.close())
  const address = `http://127.0.0.1:${(unaware.address() as AddressInfo).port}`
  await fetch(address)
  expect(told()).toEqual([{ address: '127.0.0.1', isThroughUntoldProxy: false }])
  await fetch(address, { headers: { 'X-Forwarded-For': '192.0.2.1' } })
  expect(told()).toEqual([{ address: '127.0.0.1', isThroughUntoldProxy: true }])
})

test('a request with two Host headers is a bad request, in any case of their letters', async () => {
  for (const second of ['Host: evil.example', 'hOST: eat.example']) {
    const socket = connect(port(), '127.0.0.1')
    socket.end(`GET / HTTP/1.1\r\nHost: eat.example\r\n${second}\r\nConnection: close\r\n\r\n`)
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /)
  }
})

test('a response that fails halfway is cut off', async () => {
  let parts = 0
  const body = new ReadableStream({
    pull(controller) {
      if (parts++ === 0) controller.enqueue(new TextEncoder().encode('The first half.'))
      else controller.error(new Error('no more'))
    },
  })
  site.fetch.mockResolvedValueOnce(new Response(body, { headers: { 'Content-Type': 'text/csv' } }))
  await expect(fetch(`http://127.0.0.1:${port()}/`).then((answer) => answer.text())).rejects.toThrow()
  expect(logged).toHaveLength(1)
})

test('a client that gets a response before its whole body was read can reuse the connection', async () => {
  site.fetch.mockImplementation(async () => new Response('Sign in', { status: 401 }))
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const sockets = new Set()
  const post = (body: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<number | undefined>()
    const asked = request({ port: port(), agent, method: 'POST' }, (answer) => answer.resume().on('end', () => resolve(answer.statusCode)))
    asked.on('socket', (socket) => sockets.add(socket)).on('error', reject)
    asked.end(body)
    return promise
  }
  expect(await post('x'.repeat(2_000_000))).toBe(401)
  expect(await post('x')).toBe(401)
  expect(sockets.size).toBe(1)
  agent.destroy()
})

function ask(headers: Record<string, string>) {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>()
  get({ port: port(), headers }, (answer) => resolve(answer.resume().statusCode)).on('error', reject)
  return promise
}

// The server listens on a port.
const port = () => (server.address() as AddressInfo).port
