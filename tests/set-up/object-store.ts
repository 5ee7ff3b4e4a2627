import { hash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import type { Bucket } from '#core/buckets/bucket.ts'
import { findSignatureFault } from './check-signature.ts'

type StoredObject = { bytes: Buffer; contentType: string }
type UploadRequest = { key: string; contentType: string; search: URLSearchParams; content: Buffer }
type Answer = { status: number; body?: Buffer; headers?: Record<string, string> }

type Upload = { key: string; contentType: string; parts: Map<number, Buffer> }

const statuses: Record<string, number> = {
  ...{ NoSuchBucket: 404, NoSuchKey: 404, NoSuchUpload: 404 },
  ...{ AuthorizationHeaderMalformed: 400, SlowDown: 503, XMinioStorageFull: 507 },
}

/**
 * A small S3-compatible store with one bucket, on a port of its own until the test is over: it puts, gets and lists objects, addressed by path, whole or in parts,
 * for whoever signs rightly. `objects` is what it holds, `uploads` what came in parts and is not finished, `requests` what it was asked. `mood` is how it
 * behaves: as `a-page` a proxy answers every request with 200 and HTML, a `forgetful` store says that it has stored what it has not, `unnamed` is one whose
 * answers name no MD5, as stores that encrypt. `pageSize` is how many objects it lists at once.
 */
export async function openObjectStore() {
  const objects = new Map<string, StoredObject>()
  const requests: IncomingMessage[] = []
  const uploads = new Map<string, Upload>()
  const store = {
    mood: 'well' as
      | 'well'
      | 'away'
      | 'silent'
      | 'in-trouble-once'
      | 'stopping-halfway'
      | 'denying'
      | 'full'
      | 'a-page'
      | 'forgetful'
      | 'unnamed',
    pageSize: 1000,
  }
  const server = createServer(async (request, response) => {
    requests.push(request)
    const content = await buffer(request)
    if (store.mood === 'away') return void request.socket.destroy()
    if (store.mood === 'silent') return
    if (store.mood === 'in-trouble-once') {
      store.mood = 'well'
      return send(response, refuse('SlowDown'))
    }
    if (store.mood === 'a-page') return send(response, signInPage)
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
    settings: { url: 'FILES_URL', keyId: 'AWS_ACCESS_KEY_ID', secret: 'AWS_SECRET_ACCESS_KEY', token: 'AWS_SESSION_TOKEN' },
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
    const contentType = request.headers['content-type'] ?? ''
    const isUpload = searchParams.has('uploads') || searchParams.has('uploadId')
    if (store.mood === 'full' && (request.method === 'PUT' || request.method === 'POST')) return refuse('XMinioStorageFull')
    if (isUpload) return answerUpload(String(request.method), { key, contentType, search: searchParams, content })
    if (request.method === 'GET' && searchParams.get('list-type') === '2') return list(searchParams)
    if (request.method === 'PUT') return put(key, { bytes: content, contentType })
    if (request.method === 'DELETE') return remove(key)
    return get(key, request.headers.range)
  }

  function answerUpload(method: string, { key, contentType, search, content }: UploadRequest): Answer {
    const id = search.get('uploadId') ?? ''
    if (method === 'GET') {
      const begun = [...uploads].filter(([, upload]) => upload.key.startsWith(search.get('prefix') ?? ''))
      const found = begun.map(([id, upload]) => `<Upload><Key>${upload.key}</Key><UploadId>${id}</UploadId></Upload>`)
      return xml(200, `<ListMultipartUploadsResult>${found.join('')}</ListMultipartUploadsResult>`)
    }
    if (search.has('uploads')) {
      const made = `upload-${requests.length}`
      uploads.set(made, { key, contentType, parts: new Map() })
      return xml(200, `<InitiateMultipartUploadResult><UploadId>${made}</UploadId></InitiateMultipartUploadResult>`)
    }
    const upload = uploads.get(id)
    if (upload?.key !== key) return refuse('NoSuchUpload')
    if (method === 'PUT') {
      if (store.mood !== 'forgetful') upload.parts.set(Number(search.get('partNumber')), content)
      return { status: 200, headers: { ETag: `"${content.length}"` } }
    }
    uploads.delete(id)
    if (method === 'DELETE') return { status: 204 }
    const named = [...content.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>"(\d+)"<\/ETag>/g)]
    const parts = named.map(([, number, length]) => ({ bytes: upload.parts.get(Number(number)), length: Number(length) }))
    if (store.mood !== 'forgetful' && parts.some(({ bytes, length }) => bytes?.length !== length))
      return xml(200, '<Error><Code>InvalidPart</Code></Error>')
    put(key, { bytes: Buffer.concat(parts.flatMap(({ bytes }) => bytes ?? [])), contentType: upload.contentType })
    return xml(200, '<CompleteMultipartUploadResult></CompleteMultipartUploadResult>')
  }

  function list(search: URLSearchParams): Answer {
    const after = search.get('continuation-token') ?? ''
    const keys = [...objects.keys()].filter((key) => key.startsWith(search.get('prefix') ?? '') && key > after).sort()
    const page = keys.slice(0, store.pageSize)
    const found = page.map((key) => `<Contents><Key>${key}</Key><Size>${objects.get(key)?.bytes.length}</Size></Contents>`)
    const next = page.length < keys.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    return xml(200, `<ListBucketResult><Name>${bucket.name}</Name>${found.join('')}${next}</ListBucketResult>`)
  }

  function remove(key: string): Answer {
    objects.delete(key)
    return { status: 204 }
  }

  function put(key: string, object: StoredObject): Answer {
    if (store.mood === 'forgetful') return { status: 200 }
    objects.set(key, object)
    return { status: 200, headers: tagOf(object) }
  }

  function get(key: string, range: string | undefined): Answer {
    const object = objects.get(key)
    if (!object) return refuse('NoSuchKey')
    const headers = { 'Content-Type': object.contentType, ...tagOf(object) }
    if (!range) return { status: 200, body: object.bytes, headers }
    const [, first = '', last = ''] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? []
    const body = object.bytes.subarray(Number(first), Number(last) + 1)
    const told = `bytes ${first}-${Number(first) + body.length - 1}/${object.bytes.length}`
    return { status: 206, body, headers: { ...headers, 'Content-Range': told } }
  }

  function tagOf({ bytes }: StoredObject) {
    return { ETag: store.mood === 'unnamed' ? '"of-its-own"' : `"${hash('md5', bytes)}"` }
  }

  return { bucket, objects, uploads, requests, store }
}

const signInPage: Answer = {
  status: 200,
  body: Buffer.from('<!doctype html><html><body>Sign in to the network</body></html>'),
  headers: { 'Content-Type': 'text/html', ETag: '"page"' },
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
