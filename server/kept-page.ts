import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gunzipSync, gzip } from 'node:zlib'
import type { ContentVersions } from '#storage/database/content-versions.ts'
import { type Encoding, type SentAnswer, toKnownHeaders } from './answer.ts'
import { brotliParams } from './compress.ts'

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)

/** A rendered answer, compressed once: its status, what it is in each encoding, and what it was made from and until when it is good. */
export type KeptPage = {
  status: number
  answers: { br: SentAnswer & { body: string }; gzip: SentAnswer & { body: Buffer } }
  plain: Omit<SentAnswer, 'body'>
  /** Its Last-Modified, in milliseconds since 1970, where it has one. */
  changedAt: number | undefined
  versions: ContentVersions
  /** The reading of the versions (`Freshness`) by which it was last found to be as good as new. */
  freshIn: number | undefined
  expiresAt: number
  bytes: number
}

/** Headers that are said anew for each encoding. */
const ownHeaders = ['content-length', 'etag']

type RenderTrace = { versions: ContentVersions; expiresAt: number }

/** Keeps an answer whose body is text. `versions` are those of the tables that it was made from, read before it was made. */
export async function keepPage(response: Response, { versions, expiresAt }: RenderTrace): Promise<KeptPage> {
  const body = Buffer.from(await response.arrayBuffer())
  const [br, zipped] = await Promise.all([
    compressBrotli(body, { params: brotliParams(6, body.length) }).then(toText),
    compressGzip(body, { level: 6 }).then(toOwnMemory),
  ])
  const mark = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const fields = [...response.headers].filter(([name]) => !ownHeaders.includes(name)).flat()
  const toAnswer = (encoding: Encoding, { length }: Buffer | string) => {
    const etag = `"${mark}-${encoding}"`
    const coded = encoding === 'identity' ? [] : ['Content-Encoding', encoding]
    const headers = [...fields, 'Vary', 'Accept-Encoding', ...coded, 'ETag', etag, 'Content-Length', String(length)]
    return { headers, knownHeaders: toKnownHeaders(headers), etag }
  }
  return {
    status: response.status,
    answers: { br: { ...toAnswer('br', br), body: br }, gzip: { ...toAnswer('gzip', zipped), body: zipped } },
    plain: toAnswer('identity', body),
    changedAt: Date.parse(response.headers.get('last-modified') ?? '') || undefined,
    versions,
    freshIn: undefined,
    expiresAt,
    bytes: br.length + zipped.length + 3 * fields.join().length,
  }
}

/**
 * The bytes as a text, a character for each: of some KB, up to a tenth less to send, because Node sends it in one piece with the headers. It counts
 * among what V8 holds, which lets garbage gather beside it, so what few clients ask for is kept as bytes.
 */
function toText(bytes: Buffer) {
  return bytes.toString('latin1')
}

/** The same bytes in memory of their own size: the library's stand in a larger piece, and Node's short ones share one, which would be kept with them. */
function toOwnMemory(bytes: Buffer) {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

/** The page in an encoding. Hardly anybody asks for it uncompressed, so that is not kept but made from the other, when it is sent. */
export function answerIn({ answers, plain }: KeptPage, encoding: Encoding): SentAnswer {
  if (encoding !== 'identity') return answers[encoding]
  return {
    ...plain,
    get body() {
      return gunzipSync(answers.gzip.body)
    },
  }
}
