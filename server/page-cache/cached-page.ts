import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gunzipSync, gzip } from 'node:zlib'
import type { ContentVersions } from '#core/database/content-versions.ts'
import { brotliParams, type Encoding, prepareHeaders, type SentAnswer } from '#server/answer.ts'
import type { RenderTrace } from '#server/site.ts'

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)

/** What the owner is told the number of: requests for an address that leads on to another one, and searches without a result. */
export type Counted = 'redirect' | 'missed search'

/** A rendered answer, compressed once. */
export type CachedPage = {
  status: number
  br: SentAnswer
  gzip: SentAnswer
  /** The headers without compression; the body is unpacked when somebody asks for it, which hardly any client does. */
  identity: Omit<SentAnswer, 'body'>
  /** What each request for it is counted as. */
  counted: Counted | undefined
  /** Its Last-Modified, in milliseconds since 1970, where it has one. */
  changedAt: number | undefined
  /** The versions of the tables that it was rendered from, read before the rendering began. */
  versions: ContentVersions
  /** In milliseconds since 1970. */
  expiresAt: number
  /** The memory that it takes. */
  bytes: number
}

const storableStatuses = new Set([200, 202, 301, 404])
const textTypes = /^(?:text\/|application\/(?:json|ld\+json|xml|rss|atom|feed|manifest))/

/** Headers that each encoding has of its own. */
const ownHeaders = ['content-length', 'etag']

/** Compresses an answer whose body is text. */
export async function toCachedPage(
  response: Response,
  { versions, expiresAt }: Pick<CachedPage, 'versions' | 'expiresAt'>,
): Promise<CachedPage> {
  const body = Buffer.from(await response.arrayBuffer())
  const [br, zipped] = await Promise.all([
    compressBrotli(body, { params: brotliParams(6, body.length) }).then(copyToExactSize),
    compressGzip(body, { level: 6 }).then(copyToExactSize),
  ])
  const digest = hash('sha256', body, 'base64url').slice(0, 22)
  const fields = [...response.headers].filter(([name]) => !ownHeaders.includes(name)).flat()
  return {
    status: response.status,
    br: { ...prepareHeaders(fields, digest, 'br', br.length), body: br },
    gzip: { ...prepareHeaders(fields, digest, 'gzip', zipped.length), body: zipped },
    identity: prepareHeaders(fields, digest, 'identity', body.length),
    counted: toCounted(response),
    changedAt: Date.parse(response.headers.get('last-modified') ?? '') || undefined,
    versions,
    expiresAt,
    bytes: br.length + zipped.length + 3 * fields.join().length,
  }
}

/** The page in an encoding. */
export function inEncoding({ br, gzip, identity }: CachedPage, encoding: Encoding): SentAnswer {
  if (encoding === 'br') return br
  return encoding === 'gzip' ? gzip : { ...identity, body: gunzipSync(gzip.body) }
}

/** The same bytes in memory of their own size: zlib's result is a part of a larger piece, which would be held as a whole. */
function copyToExactSize(bytes: Buffer) {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

/**
 * Whether an answer may be stored: nothing that it needed failed, it is nobody's own, every table that it was rendered from has a version, and
 * it takes every parameter of its address.
 */
export function isStorable({ status, headers }: Response, trace: RenderTrace, versions: ContentVersions, { searchParams }: URL) {
  const isStatusStorable = storableStatuses.has(status) || (status === 302 && toCounted({ headers }) === 'redirect')
  if (trace.hasFailed || !isStatusStorable || headers.has('set-cookie')) return false
  if (/no-store|private/.test(headers.get('cache-control') ?? '')) return false
  if (status !== 301 && status !== 302 && !isText(headers)) return false
  return [...trace.tables].every((table) => versions.has(table)) && [...searchParams.keys()].every((name) => trace.queryNames.has(name))
}

/** What a request with this answer is counted as. */
export function toCounted({ headers }: Pick<Response, 'headers'>): Counted | undefined {
  if (headers.has('x-redirect-by')) return 'redirect'
  return headers.get('x-search-results') === '0' ? 'missed search' : undefined
}

/** Whether asking again at this moment would only fail again, so that all who wait for the answer get it. */
export function isLastingFailure({ status, headers }: Response) {
  return (status === 400 || status >= 500) && !headers.has('set-cookie') && isText(headers)
}

function isText(headers: Headers) {
  return textTypes.test(headers.get('content-type') ?? '')
}
