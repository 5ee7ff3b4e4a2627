import { createHash } from 'node:crypto'
import http from 'node:http'
import https from 'node:https'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { withFilesErrors } from './files.ts'

/** A bucket of an S3-compatible store, with credentials that may list, read and write it. */
export type Bucket = {
  name: string
  /** The store's address; undefined for Amazon's own. */
  endpoint: string | undefined
  region: string
  /** The prefix of every key, without leading or trailing slash; may be empty. */
  prefix: string
  accessKeyId: string
  secretAccessKey: string
  sessionToken: string | undefined
}

/** Why the bucket can't be used: one sentence for the owner. */
export class BucketFault extends Error {}

/** A request to a bucket: `path` is a file's key, or empty for the bucket itself. */
type StoreRequest = { method: 'GET' | 'PUT' | 'DELETE'; path: string; search?: Record<string, string>; bytes?: Uint8Array }

type StoreResponse = { status: number; body: Buffer }

const idleMilliseconds = 5_000
const maxMilliseconds = 60_000
const retryMilliseconds = 100

const refusals: Record<string, (bucket: Bucket) => string> = {
  NoSuchBucket: ({ name }) => `The bucket ${name} in FILES_URL does not exist.`,
  InvalidAccessKeyId: () => 'The store in FILES_URL does not know AWS_ACCESS_KEY_ID.',
  SignatureDoesNotMatch: () => 'The store in FILES_URL refused AWS_SECRET_ACCESS_KEY.',
  InvalidToken: () => 'The store in FILES_URL refused AWS_SESSION_TOKEN.',
  ExpiredToken: () => 'AWS_SESSION_TOKEN is too old for the store in FILES_URL.',
  AccessDenied: ({ name }) => `The key in AWS_ACCESS_KEY_ID may not list the bucket ${name} in FILES_URL; it has to list, read and write.`,
  PermanentRedirect: ({ name, region }) => `The bucket ${name} in FILES_URL is not in the region ${region}. Set the right one: region=…`,
  AuthorizationHeaderMalformed: ({ region }) => `The store in FILES_URL is not in the region ${region}. Set the right one: region=…`,
  RequestTimeTooSkewed: () => "The store in FILES_URL refused the request, because this machine's clock is wrong.",
}

const silences: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'the host is not known',
  EPROTO: 'it does not speak TLS, so the endpoint may have to begin with http://',
  ETIMEDOUT: 'it took too long',
  TimeoutError: 'it took too long',
}

/**
 * Opens the files in a bucket after checking that it can be listed. Throws a BucketFault with one sentence for the owner when it can't.
 * A store that sends nothing for `idleTimeout` milliseconds counts as failed.
 */
export async function openBucket(bucket: Bucket, idleTimeout = idleMilliseconds) {
  /** Retries once after a network error, a timeout, or a temporary failure (429, 5xx). */
  async function ask(request: StoreRequest) {
    const send = async () => sendSigned(await sign(bucket, request), idleTimeout, request.bytes)
    const first = await send().catch(() => undefined)
    const isFinal = first && first.status < 500 && first.status !== 429
    return isFinal ? first : wait(retryMilliseconds).then(send)
  }

  // Without the right to list, a store answers 403 for a missing file, which would look like an outage.
  const listed = ask({ method: 'GET', path: '', search: { 'list-type': '2', 'max-keys': '1', prefix: bucket.prefix } })
  const listing = await listed.catch((error) => {
    throw new BucketFault(explainSilence(error, bucket), { cause: error })
  })
  // A web page, such as a store's console, answers 200 to every request.
  if (!isSuccess(listing) || !listing.body.includes('<ListBucketResult')) throw new BucketFault(explainRefusal(listing, bucket))

  async function get(path: string) {
    const response = await ask({ method: 'GET', path })
    return response.status === 404 ? undefined : bodyOf(response)
  }

  // No ACL is sent: files are as private as the bucket, and many stores reject ACLs.
  const put = async (path: string, bytes: Uint8Array) => void bodyOf(await ask({ method: 'PUT', path, bytes }))
  const remove = async (path: string) => {
    const response = await ask({ method: 'DELETE', path })
    if (response.status !== 404) bodyOf(response)
  }
  return withFilesErrors({ get, put, remove }, bucket.prefix)
}

/** The URL of a bucket: by path under a custom endpoint, by host name at Amazon where its certificate allows that. */
export function bucketAddress({ name, endpoint, region }: Pick<Bucket, 'name' | 'endpoint' | 'region'>) {
  if (endpoint) return `${endpoint.replace(/\/$/, '')}/${name}`
  const host = `s3.${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}`
  // The wildcard certificate covers only one label before the host.
  return name.includes('.') ? `https://${host}/${name}` : `https://${name}.${host}`
}

function sign(bucket: Bucket, { method, path, search = {}, bytes = new Uint8Array() }: StoreRequest) {
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

function isSuccess({ status }: StoreResponse) {
  return status >= 200 && status < 300
}

function bodyOf(response: StoreResponse) {
  if (!isSuccess(response)) throw new Error(`The store answered ${response.status} ${codeOf(response) ?? ''}`.trim())
  return response.body
}

/** S3's error code, if the response has one. */
function codeOf({ body }: StoreResponse) {
  return /<Code>(\w+)<\/Code>/.exec(body.toString())?.[1]
}

function explainRefusal(response: StoreResponse, bucket: Bucket) {
  const said = refusals[codeOf(response) ?? '']?.(bucket)
  return said ?? `What answers at the endpoint in FILES_URL is no S3 store, or one in trouble: status ${response.status}.`
}

function explainSilence({ name, message, code = '' }: NodeJS.ErrnoException, { endpoint, region }: Bucket) {
  const place = endpoint ?? `Amazon S3 in ${region}`
  return `FILES_URL names ${place}, which can't be reached: ${silences[code] ?? silences[name] ?? message}.`
}
