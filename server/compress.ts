import { pipeline, Readable } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { chooseEncoding } from './answer.ts'

const compressible = /^(?:text\/|image\/svg|application\/(?:json|xml|rss|manifest|javascript))/

/** The answer compressed as the request allows (brotli, else gzip) when it is text. What is written early is sent early. */
export function compress(response: Response, acceptEncoding: string) {
  if (!compressible.test(response.headers.get('content-type') ?? '')) return response
  const headers = new Headers(response.headers)
  headers.append('Vary', 'Accept-Encoding')
  const encoding = chooseEncoding(acceptEncoding)
  if (encoding === 'identity' || response.body === null) return new Response(response.body, { status: response.status, headers })
  headers.set('Content-Encoding', encoding)
  headers.delete('Content-Length')
  const compressed = encoding === 'br' ? brotli() : createGzip({ flush: constants.Z_SYNC_FLUSH })
  // A body that fails half-way ends the answer; the callback keeps that from ending the process.
  pipeline(Readable.from(response.body), compressed, () => {})
  // Node and the browser's library each have a type of their own for the one class.
  return new Response(Readable.toWeb(compressed) as ReadableStream<Uint8Array<ArrayBuffer>>, { status: response.status, headers })
}

function brotli() {
  return createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, params: brotliParams(4) })
}

/**
 * How brotli compresses: `quality` from 0 to 11, and the number of bytes where it is known. It looks back 256 KB, which is more than most pages have; the
 * usual 4 MB cost memory at each answer.
 */
export function brotliParams(quality: number, bytes = 0) {
  return {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
  }
}
