import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /^(?:text\/|image\/svg|application\/(?:json|xml|rss|manifest|javascript)|text\/x-script)/
const smallest = 1024
const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** The answer compressed as the request allows (brotli, else gzip), when it is text of some length. */
export async function compress(response: Response, acceptEncoding: string) {
  const encoding = ['br', 'gzip'].find((name) => new RegExp(`\\b${name}\\b(?!;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(acceptEncoding))
  if (!compressible.test(response.headers.get('content-type') ?? '') || response.body === null) return response
  const plain = await response.bytes()
  const headers = new Headers(response.headers)
  headers.append('Vary', 'Accept-Encoding')
  if (!encoding || plain.length < smallest) return new Response(plain, { status: response.status, headers })
  headers.set('Content-Encoding', encoding)
  headers.delete('Content-Length')
  const bytes = encoding === 'br' ? await brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) : await gzipped(plain)
  return new Response(new Uint8Array(bytes), { status: response.status, headers })
}
