import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import type { Bucket } from '#storage/pictures/bucket.ts'
import { findSignatureFault } from './check-signature.ts'

type StoredObject = { bytes: Buffer; contentType: string }
type Answer = { status: number; body?: Buffer; headers?: Record<string, string> }

const statuses: Record<string, number> = { NoSuchBucket: 404, NoSuchKey: 404, AuthorizationHeaderMalformed: 400, SlowDown: 503 }

/**
 * A small S3-compatible store with one bucket, on a port of its own until the test is over: it puts, gets and lists objects, addressed by path,
 * for whoever signs rightly. `objects` is what it holds, `requests` what it was asked. `mood` is how it behaves.
 */
export async function openObjectStore() {
  const objects = new Map<string, StoredObject>()
  const requests: IncomingMessage[] = []
  const store = { mood: 'well' as 'well' | 'away' | 'silent' | 'in-trouble-once' | 'stopping-halfway' | 'denying' }
  const server = createServer(async (request, response) => {
    requests.push(request)
    const content = await buffer(request)
    if (store.mood === 'away') return void request.socket.destroy()
    if (store.mood === 'silent') return
    if (store.mood === 'in-trouble-once') {
      store.mood = 'well'
      return send(response, refuse('SlowDown'))
    }
    const answer = answerTo(request, content)
    if (store.mood === 'stopping-halfway' && request.method === 'GET') return stopHalfway(response, answer)
    send(response, answer)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const bound = server.address()
  const endpoint = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`
  const bucket: Bucket = {
    name: 'pictures',
    prefix: '',
    endpoint,
    region: 'us-east-1',
    accessKeyId: 'a-key-id',
    secretAccessKey: 'a-secret',
    sessionToken: undefined,
  }
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })

  function answerTo(request: IncomingMessage, content: Buffer): Answer {
    const fault = findSignatureFault(request, content, bucket.region, bucket) ?? (store.mood === 'denying' ? 'AccessDenied' : undefined)
    if (fault) return refuse(fault)
    const { pathname, searchParams } = new URL(request.url ?? '', endpoint)
    const [, name, key = ''] = /^\/([^/]+)\/?(.*)$/.exec(pathname) ?? []
    if (name !== bucket.name) return refuse('NoSuchBucket')
    if (request.method === 'GET' && searchParams.get('list-type') === '2') return list(searchParams.get('prefix') ?? '')
    if (request.method === 'PUT') return put(key, { bytes: content, contentType: request.headers['content-type'] ?? '' })
    if (request.method === 'DELETE') return remove(key)
    return get(key)
  }

  function list(prefix: string): Answer {
    const found = [...objects.keys()].filter((key) => key.startsWith(prefix)).map((key) => `<Contents><Key>${key}</Key></Contents>`)
    return xml(200, `<ListBucketResult><Name>${bucket.name}</Name>${found.join('')}</ListBucketResult>`)
  }

  function remove(key: string): Answer {
    objects.delete(key)
    return { status: 204 }
  }

  function put(key: string, object: StoredObject): Answer {
    objects.set(key, object)
    return { status: 200 }
  }

  function get(key: string): Answer {
    const object = objects.get(key)
    if (!object) return refuse('NoSuchKey')
    return { status: 200, body: object.bytes, headers: { 'Content-Type': object.contentType } }
  }

  return { bucket, objects, requests, store }
}

function refuse(code: string) {
  return xml(statuses[code] ?? 403, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}

function xml(status: number, text: string): Answer {
  return { status, body: Buffer.from(`<?xml version="1.0"?>${text}`), headers: { 'Content-Type': 'application/xml' } }
}

function send(response: ServerResponse, { status, body = Buffer.alloc(0), headers = {} }: Answer) {
  response.writeHead(status, { ...headers, 'Content-Length': body.length }).end(response.req.method === 'HEAD' ? undefined : body)
}

function stopHalfway(response: ServerResponse, { status, body = Buffer.alloc(0), headers = {} }: Answer) {
  response.writeHead(status, { ...headers, 'Content-Length': body.length })
  response.write(body.subarray(0, body.length / 2), () => response.destroy())
}
