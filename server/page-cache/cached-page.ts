import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gunzipSync, gzip } from 'node:zlib'
import { type Encoding, type SentAnswer, toKnownHeaders } from '#server/answer.ts'
import { brotliParams } from '#server/compress.ts'
import type { ContentVersions } from '#storage/database/content-versions.ts'

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)

/** A rendered answer, compressed once. */
export type CachedPage = {
  status: number
  br: SentAnswer
  gzip: SentAnswer
  /** The headers without compression; the body is unpacked when somebody asks for it, which hardly any client does. */
  identity: Omit<SentAnswer, 'body'>
  /** Its Last-Modified, in milliseconds since 1970, where it has one. */
  changedAt: number | undefined
  /** The versions of the tables that it was rendered from, read before the rendering began. */
  versions: ContentVersions
  /** In milliseconds since 1970. */
  expiresAt: number
  /** The memory that it takes. */
  bytes: number
}

/** Headers that each encoding has of its own. */
const ownHeaders = ['content-length', 'etag']

/** Compresses an answer whose body is text. */
export async function toCachedPage(
  response: Response,
  { versions, expiresAt }: Pick<CachedPage, 'versions' | 'expiresAt'>,
): Promise<CachedPage> {
  const body = Buffer.from(await response.arrayBuffer())
  const [br, zipped] = await Promise.all([
    compressBrotli(body, { params: brotliParams(6, body.length) }).then(toOwnMemory),
    compressGzip(body, { level: 6 }).then(toOwnMemory),
  ])
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const fields = [...response.headers].filter(([name]) => !ownHeaders.includes(name)).flat()
  const describe = (encoding: Encoding, length: number) => {
    const etag = `"${hash}-${encoding}"`
    const coded = encoding === 'identity' ? [] : ['Content-Encoding', encoding]
    const headers = [...fields, 'Vary', 'Accept-Encoding', ...coded, 'ETag', etag, 'Content-Length', String(length)]
    return { headers, knownHeaders: toKnownHeaders(headers), etag }
  }
  return {
    status: response.status,
    br: { ...describe('br', br.length), body: br },
    gzip: { ...describe('gzip', zipped.length), body: zipped },
    identity: describe('identity', body.length),
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
function toOwnMemory(bytes: Buffer) {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}
