import { pipeline, Readable } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { chooseEncoding } from './answer.ts'

const compressible = /^(?:text\/|image\/svg|application\/(?:json|xml|rss|manifest|javascript))/

/** Compresses a text response as the request allows (brotli, else gzip). Every chunk is flushed at once, so that streaming still works. */
export function compress(response: Response, acceptEncoding: string) {
  if (!compressible.test(response.headers.get('content-type') ?? '')) return response
  const headers = new Headers(response.headers)
  headers.append('Vary', 'Accept-Encoding')
  const encoding = chooseEncoding(acceptEncoding)
  if (encoding === 'identity' || response.body === null) return new Response(response.body, { status: response.status, headers })
  headers.set('Content-Encoding', encoding)
  headers.delete('Content-Length')
  const compressed = encoding === 'br' ? brotli() : createGzip({ flush: constants.Z_SYNC_FLUSH })
  // A body that fails half-way ends the response; without the callback the error would end the process.
  pipeline(Readable.from(response.body), compressed, () => {})
  // Node and the DOM library declare different types for the same class.
  return new Response(Readable.toWeb(compressed) as ReadableStream<Uint8Array<ArrayBuffer>>, { status: response.status, headers })
}

function brotli() {
  return createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, params: brotliParams(4) })
}

/**
 * Brotli's parameters: `quality` from 0 to 11, and the size in bytes if known. The window is 256 KB, more than most pages need; the default
 * of 4 MB costs memory for each response.
 */
export function brotliParams(quality: number, bytes = 0) {
  return {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
  }
}
