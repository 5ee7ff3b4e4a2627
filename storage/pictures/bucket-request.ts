import { createHash } from 'node:crypto'
import http from 'node:http'
import https from 'node:https'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { type BucketPlace, StoreRefusal } from './bucket-fault.ts'

/** Credentials that may list, read and write a bucket. */
export type BucketKey = { accessKeyId: string; secretAccessKey: string; sessionToken: string | undefined }

/** A request to a bucket: `path` is a file's key, or empty for the bucket itself. */
export type BucketRequest = { method: 'GET' | 'PUT'; path: string; search?: Record<string, string>; bytes?: Uint8Array }

type StoreResponse = { status: number; body: Buffer }

const idleMilliseconds = 5_000
const maxMilliseconds = 60_000
const retryMilliseconds = 100

/**
 * Returns a function that sends a signed request to a bucket and resolves to the response body. It retries once after a network error, a
 * timeout of `idleTimeout` milliseconds without data, or a temporary failure (429, 5xx). Rejects with a StoreRefusal when the response is not a
 * success, and with Node's error when there is none.
 */
export function openBucketRequests(bucket: BucketPlace & BucketKey, idleTimeout = idleMilliseconds) {
  return async function ask(request: BucketRequest) {
    const send = async () => sendSigned(await sign(bucket, request), idleTimeout, request.bytes)
    const first = await send().catch(() => undefined)
    const { status, body } = first && !isTemporary(first) ? first : await wait(retryMilliseconds).then(send)
    if (status < 200 || status > 299) throw new StoreRefusal(status, /<Code>(\w+)<\/Code>/.exec(body.toString())?.[1])
    return body
  }
}

function isTemporary({ status }: StoreResponse) {
  return status >= 500 || status === 429
}

/** The URL of a bucket: by path under a custom endpoint, by host name at Amazon where its certificate allows that. */
export function bucketAddress({ name, endpoint, region }: BucketPlace) {
  if (endpoint) return `${endpoint.replace(/\/$/, '')}/${name}`
  const host = `s3.${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}`
  // The wildcard certificate covers only one label before the host.
  return name.includes('.') ? `https://${host}/${name}` : `https://${name}.${host}`
}

function sign(bucket: BucketPlace & BucketKey, { method, path, search = {}, bytes = new Uint8Array() }: BucketRequest) {
  const { region, accessKeyId, secretAccessKey, sessionToken } = bucket
  const url = new URL(`${bucketAddress(bucket)}/${path}`)
  for (const [name, value] of Object.entries(search)) url.searchParams.set(name, value)
  const headers = {
    // With it a store rejects a file that was damaged in transit.
    'X-Amz-Content-Sha256': createHash('sha256').update(bytes).digest('hex'),
    ...(method === 'PUT' ? { 'Content-Type': 'image/webp' } : {}),
  }
  const session = sessionToken ? { sessionToken } : {}
  return new AwsV4Signer({ method, url: url.href, headers, service: 's3', region, accessKeyId, secretAccessKey, ...session }).sign()
}

async function sendSigned({ url, method, headers }: Awaited<ReturnType<typeof sign>>, idleTimeout: number, bytes?: Uint8Array) {
  const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>()
  const { request } = url.protocol === 'https:' ? https : http
  const limits = { timeout: idleTimeout, signal: AbortSignal.timeout(maxMilliseconds) }
  const outgoing = request(url, { method, headers: Object.fromEntries(headers), ...limits })
  outgoing.on('timeout', () => outgoing.destroy(Object.assign(new Error('The store is silent'), { code: 'ETIMEDOUT' })))
  outgoing.on('response', resolve).on('error', reject).end(bytes)
  const incoming = await promise
  return { status: incoming.statusCode ?? 0, body: await buffer(incoming) }
}
