import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { remote } from './remote.ts'

async function listen(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
  })
  const bound = server.address()
  return typeof bound === 'object' ? (bound?.port ?? 0) : 0
}

const address = '127.0.0.1'
const accept = 'text/html'
const signal = () => AbortSignal.timeout(5000)

test('the connection goes to the given address, whatever the name resolves to', async () => {
  const port = await listen((request, response) =>
    response.end(`${request.headers.host} ${request.url} ${request.headers.accept} ${request.headers.authorization}`),
  )
  const url = new URL(`http://me:secret@pictures.invalid:${port}/a%20b?c=1#d`)
  const { status, body } = await remote.open({ url, address, accept, signal: signal() })
  const text = (await buffer(body)).toString()
  expect({ status, text }).toEqual({ status: 200, text: `pictures.invalid:${port} /a%20b?c=1 text/html undefined` })
})

test('a redirect is returned, not followed', async () => {
  const port = await listen((_, response) => response.writeHead(302, { Location: 'http://127.0.0.1/' }).end())
  const answer = await remote.open({ url: new URL(`http://pictures.invalid:${port}/`), address, accept, signal: signal() })
  expect(answer).toMatchObject({ status: 302, location: 'http://127.0.0.1/' })
  answer.close()
})

test('nobody at the address is a rejection', async () => {
  const port = await listen(() => {})
  await expect(
    remote.open({ url: new URL(`https://pictures.invalid:${port}/`), address, accept, signal: AbortSignal.timeout(200) }),
  ).rejects.toThrow()
  await expect(remote.open({ url: new URL('http://pictures.invalid:1/'), address, accept, signal: signal() })).rejects.toThrow()
})

test('the signal ends an endless body', async () => {
  const port = await listen((_, response) => void response.write('a'))
  const { body } = await remote.open({
    url: new URL(`http://pictures.invalid:${port}/`),
    address,
    accept,
    signal: AbortSignal.timeout(200),
  })
  await expect(buffer(body)).rejects.toThrow()
})

test('names are resolved to every address', async () => {
  expect(await remote.resolve('localhost')).toEqual(expect.arrayContaining([expect.stringMatching(/^(127\.0\.0\.1|::1)$/)]))
  await expect(remote.resolve('name.invalid')).rejects.toThrow()
})
