import { createHash } from 'node:crypto'
import http from 'node:http'
import https from 'node:https'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { type Bucket, bucketAddress, type StoreResponse } from './bucket.ts'

/** A request to a bucket: `path` is a file's key, or empty for the bucket itself. */
export type StoreRequest = {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE'
  path: string
  search?: Record<string, string>
  headers?: Record<string, string>
  bytes?: Uint8Array
}

const idleMilliseconds = 5_000
const maxMilliseconds = 60_000
const retryMilliseconds = 100

/**
 * Asks a bucket, and once more after a network error, a timeout, or a temporary failure (429, 5xx). A store that sends nothing for `idleTimeout`
 * milliseconds counts as failed.
 */
export async function askBucket(bucket: Bucket, request: StoreRequest, idleTimeout = idleMilliseconds) {
  const send = async () => sendSigned(await sign(bucket, request), idleTimeout, request.bytes)
  const first = await send().catch(() => undefined)
  const isFinal = first && first.status < 500 && first.status !== 429
  return isFinal ? first : wait(retryMilliseconds).then(send)
}

function sign(bucket: Bucket, { method, path, search = {}, headers = {}, bytes = new Uint8Array() }: StoreRequest) {
  const { region, accessKeyId, secretAccessKey, sessionToken } = bucket
  const url = new URL(`${bucketAddress(bucket)}/${path}`)
  for (const [name, value] of Object.entries(search)) url.searchParams.set(name, value)
  // With it a store rejects a file that was damaged in transit.
  const signed = { 'X-Amz-Content-Sha256': createHash('sha256').update(bytes).digest('hex'), ...headers }
  const session = sessionToken ? { sessionToken } : {}
  return new AwsV4Signer({ method, url: url.href, headers: signed, service: 's3', region, accessKeyId, secretAccessKey, ...session }).sign()
}

async function sendSigned(
  { url, method, headers }: Awaited<ReturnType<typeof sign>>,
  idleTimeout: number,
  bytes?: Uint8Array,
): Promise<StoreResponse> {
  const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>()
  const { request } = url.protocol === 'https:' ? https : http
  const limits = { timeout: idleTimeout, signal: AbortSignal.timeout(maxMilliseconds) }
  const outgoing = request(url, { method, headers: Object.fromEntries(headers), ...limits })
  outgoing.on('timeout', () => outgoing.destroy(Object.assign(new Error("The store isn't responding"), { code: 'ETIMEDOUT' })))
  outgoing.on('response', resolve).on('error', reject).end(bytes)
  const incoming = await promise
  return { status: incoming.statusCode ?? 0, headers: incoming.headers, body: await buffer(incoming) }
}
