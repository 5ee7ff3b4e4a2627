import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompressSync } from 'node:zlib'
import type { ContentVersions } from '#core/database/content-versions.ts'
import { digestOf, type Noted } from '#core/database/per-request.ts'
import { brotliParams, type Encoding, encode, prepareHeaders, type SentAnswer } from '#server/answer.ts'
import type { RenderTrace } from '#server/site.ts'

const compressBrotli = promisify(brotliCompress)

/** What is counted for the owner: redirects followed, views of pages, searches without results, and missing addresses. */
export type Counted = 'redirect' | 'view' | 'missed search' | 'missing'

/** A rendered response: text, or a picture. */
export type CachedPage = {
  status: number
  /** Its own headers, names and values alternating. */
  fields: string[]
  /** Of its content. */
  digest: string
  /** The hash of the input of a document: its headers and loader data. */
  source: string | undefined
  /** What it was rendered from, if it was rendered again because some of that changed. */
  reads: Noted['reads']
  isPicture: boolean
  /** A picture unchanged; a text compressed quickly for the first request, and better for later ones. */
  br: SentAnswer
  isCompressedWell: boolean
  /** Made on the first request, which is rare. */
  gzip: SentAnswer | undefined
  /** What each request for it is counted as. */
  counted: Counted | undefined
  /** Its Last-Modified, in milliseconds since 1970, if it has one. */
  changedAt: number | undefined
  /** Its size in memory. */
  bytes: number
} & Validity

/** How long a page may be served. */
export type Validity = {
  /** The versions of the tables that it was rendered from, read before rendering. */
  versions: ContentVersions
  /** In milliseconds since 1970. */
  expiresAt: number
}

const storableStatuses = new Set([200, 202, 301, 404])
const textTypes = /^(?:text\/|application\/(?:json|ld\+json|xml|rss|atom|feed|manifest))/

/** Headers that each encoding has of its own. */
const ownHeaders = ['content-length', 'etag']

/**
 * Makes a page of a response. If its content and headers equal those of the `earlier` one, that is reused, and nothing is compressed again.
 */
export async function toCachedPage(
  response: Response,
  { source, reads, ...validity }: Validity & Pick<CachedPage, 'source' | 'reads'>,
  earlier?: CachedPage,
): Promise<CachedPage> {
  const body = Buffer.from(await response.arrayBuffer())
  const digest = hash('sha256', body, 'base64url').slice(0, 22)
  const fields = [...response.headers].filter(([name]) => !ownHeaders.includes(name)).flat()
  const { status } = response
  if (earlier?.digest === digest && earlier.status === status && earlier.fields.join('\n') === fields.join('\n'))
    return Object.assign(earlier, validity, { source, reads })
  const isPicture = !isText(response.headers)
  const sent = isPicture ? body : copyToExactSize(encode(body, 'br'))
  return {
    ...{ status, fields, digest, source, reads, isPicture },
    br: { ...prepareHeaders(fields, digest, isPicture ? 'identity' : 'br', sent.length), body: sent },
    isCompressedWell: isPicture,
    gzip: undefined,
    counted: toCounted(response),
    changedAt: Date.parse(response.headers.get('last-modified') ?? '') || undefined,
    ...validity,
    // gzip makes a text larger by a fifth at most.
    bytes: (isPicture ? sent.length : Math.ceil(2.2 * sent.length)) + 3 * fields.join().length,
  }
}

/** Compresses a page as well as is worthwhile for many readers. Its entity tag stays: it identifies the content. */
export async function compressWell(page: CachedPage) {
  page.isCompressedWell = true
  const content = brotliDecompressSync(page.br.body)
  const br = copyToExactSize(await compressBrotli(content, { params: brotliParams(6, content.length) }))
  page.br = { ...prepareHeaders(page.fields, page.digest, 'br', br.length), body: br }
}

/** Whether rendering a page again would give the same: repeats only its reads of tables whose versions have changed. False if unknown. */
export async function isOfSameReads({ versions, reads }: CachedPage, present: ContentVersions) {
  const moved = [...versions.keys()].filter((table) => versions.get(table) !== present.get(table))
  if (!reads || moved.some((table) => !present.has(table))) return false
  // A read without a table reads row counts, which change with the rows that they count.
  const asked = reads.filter(({ tables }) => tables.size === 0 || moved.some((table) => tables.has(table)))
  const answers = await Promise.all(asked.map(async ({ digest, repeat }) => digestOf(await repeat()) === digest))
  return answers.every(Boolean)
}

/** The page in an encoding. */
export function inEncoding(page: CachedPage, encoding: Encoding): SentAnswer {
  if (page.isPicture || encoding === 'br') return page.br
  if (encoding === 'identity') return inOther(page, encoding)
  page.gzip ??= inOther(page, encoding)
  return page.gzip
}

function inOther({ br, fields, digest }: CachedPage, encoding: Encoding): SentAnswer {
  const body = copyToExactSize(encode(brotliDecompressSync(br.body), encoding))
  return { ...prepareHeaders(fields, digest, encoding, body.length), body }
}

/** The same bytes in memory of their exact size: zlib's result is part of a larger buffer, which would be kept in full. */
function copyToExactSize(bytes: Buffer) {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

/**
 * Whether a response may be stored: nothing it needed failed, it isn't personal, every table that it was rendered from has a version, and
 * it takes every parameter of its address.
 */
export function isStorable({ status, headers }: Response, trace: RenderTrace, versions: ContentVersions, { searchParams }: URL) {
  const isStatusStorable = storableStatuses.has(status) || (status === 302 && headers.has('x-redirect-by'))
  if (!isOfStoredTables(trace, versions) || !isStatusStorable || headers.has('set-cookie')) return false
  if (/no-store|private/.test(headers.get('cache-control') ?? '')) return false
  if (status !== 301 && status !== 302 && !isText(headers) && !isLastingPicture(headers)) return false
  return [...searchParams.keys()].every((name) => trace.queryNames.has(name))
}

/** Whether a rendering needed nothing that failed, isn't personal, and read only what has a version. */
export function isOfStoredTables({ hasFailed, isPersonal, tables }: RenderTrace, versions: ContentVersions) {
  return !hasFailed && !isPersonal && [...tables].every((table) => versions.has(table))
}

/** What a request with this response is counted as. Pages hidden from search engines, such as drafts, are not public. */
export function toCounted({ status, headers }: Pick<Response, 'status' | 'headers'>): Counted | undefined {
  if (headers.has('x-redirect-by')) return 'redirect'
  if (headers.get('x-search-results') === '0') return 'missed search'
  const type = headers.get('content-type') ?? ''
  if (status === 404 && type.startsWith('text/html')) return 'missing'
  return status === 200 && /^text\/(?:html|x-script)/.test(type) && !headers.has('x-robots-tag') ? 'view' : undefined
}

/** Whether retrying right now would only fail again, so that everyone waiting gets this response. */
export function isLastingFailure({ status, headers }: Response) {
  return isFailing(status) && !headers.has('set-cookie') && isText(headers)
}

export function isFailing(status: number) {
  return status === 400 || status >= 500
}

/** A picture that never changes at its address. */
function isLastingPicture(headers: Headers) {
  return /^image\//.test(headers.get('content-type') ?? '') && /immutable/.test(headers.get('cache-control') ?? '')
}

function isText(headers: Headers) {
  return textTypes.test(headers.get('content-type') ?? '')
}
