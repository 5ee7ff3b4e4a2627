import type { ServerResponse } from 'node:http'
import { pipeline, Readable } from 'node:stream'
import { brotliCompressSync, constants, createBrotliCompress, createGzip, gzipSync } from 'node:zlib'
import { sendResponse as sendStream } from '@remix-run/node-fetch-server'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

/** The content encodings, best first. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** A response in one encoding: its headers as Node's flat list, including the ETag; the headers of a 304; and the body. */
export type SentAnswer = { headers: string[]; knownHeaders: string[]; etag: string; body: Buffer }

type Sending = { status: number; isKnown: boolean; method: string | undefined }

const compressible = /^(?:text\/|image\/svg|application\/(?:json|xml|rss|manifest|javascript))/

/** Brotli quality for responses that one reader waits for: half the time of 2, for 8 % more bytes. */
const uncachedQuality = 1

/** Sends a prepared response: 304 if the client's copy is current, and no body for HEAD. */
export function sendAnswer(outgoing: ServerResponse, answer: SentAnswer, { status, isKnown, method }: Sending) {
  outgoing.writeHead(isKnown ? 304 : status, isKnown ? answer.knownHeaders : answer.headers)
  outgoing.end(isKnown || method === 'HEAD' ? undefined : answer.body)
}

/**
 * The headers of a prepared response whose body has `length` bytes in this encoding. `fields` are its own headers, `digest` is of its
 * content.
 */
export function prepareHeaders(fields: string[], digest: string, encoding: Encoding, length: number) {
  const etag = `"${digest}-${encoding}"`
  const headers = [...fields, ...encodingHeaders(encoding), 'ETag', etag, 'Content-Length', String(length)]
  // A 304 has no headers about the body.
  const knownHeaders = headers.filter((_, index) => !/^content-(?:length|encoding|type)$/i.test(headers[index - (index % 2)] ?? ''))
  return { headers, knownHeaders, etag }
}

function encodingHeaders(encoding: Encoding) {
  return ['Vary', 'Accept-Encoding', ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding])]
}

const offered: Encoding[] = ['br', 'gzip']

/** Browsers send few different headers; parsing one takes a fourteenth of the time of sending a cached page. */
const chosen = new LRUCache<string, Encoding>({ max: 100, memoMethod: negotiate })

/** The best encoding that an Accept-Encoding header allows. */
export function chooseEncoding(accepted = '') {
  return chosen.memo(accepted)
}

function negotiate(header: string) {
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(offered)
  return offered.find((encoding) => accepted.includes(encoding)) ?? 'identity'
}

/**
 * Sends a response made for one request, its text compressed as `acceptEncoding` allows. A page arrives as a whole, so it is compressed and
 * sent in one go. That takes a fraction of a millisecond: handing it to another thread would take longer, plus memory for each waiting one.
 * What is written in parts is sent in parts.
 */
export async function sendResponse(outgoing: ServerResponse, response: Response, acceptEncoding = '') {
  const { body: parts, headers } = response
  if (!parts || !headers.get('content-type')?.startsWith('text/html')) return sendStream(outgoing, compress(response, acceptEncoding))
  const encoding = chooseEncoding(acceptEncoding)
  const chunks: Uint8Array[] = []
  for await (const chunk of parts) chunks.push(chunk)
  const content = Buffer.concat(chunks)
  if (outgoing.destroyed) return
  const body = encode(content, encoding)
  const fields = [...headers].filter(([name]) => name !== 'content-length').flat()
  outgoing.writeHead(response.status, [...fields, ...encodingHeaders(encoding), 'Content-Length', String(body.length)])
  outgoing.end(body)
}

/** Compresses a response that one reader waits for. */
export function encode(body: Buffer, encoding: Encoding) {
  if (encoding === 'br') return brotliCompressSync(body, { params: brotliParams(uncachedQuality, body.length) })
  return encoding === 'gzip' ? gzipSync(body, { level: 1 }) : body
}

/** Compresses a text response as the request allows (brotli, else gzip). Every chunk is flushed at once, so that streaming still works. */
export function compress(response: Response, acceptEncoding: string) {
  if (!compressible.test(response.headers.get('content-type') ?? '')) return response
  const headers = new Headers(response.headers)
  headers.append('Vary', 'Accept-Encoding')
  const encoding = chooseEncoding(acceptEncoding)
  if (encoding === 'identity' || response.body === null) return new Response(response.body, { status: response.status, headers })
  headers.set('Content-Encoding', encoding)
  headers.delete('Content-Length')
  const { BROTLI_OPERATION_FLUSH, Z_SYNC_FLUSH } = constants
  const compressed =
    encoding === 'br'
      ? createBrotliCompress({ flush: BROTLI_OPERATION_FLUSH, params: brotliParams(4) })
      : createGzip({ flush: Z_SYNC_FLUSH })
  // A body that fails halfway ends the response; without the callback the error would end the process.
  pipeline(Readable.from(response.body), compressed, () => {})
  // Node and the DOM library declare different types for the same class.
  return new Response(Readable.toWeb(compressed) as ReadableStream<Uint8Array<ArrayBuffer>>, { status: response.status, headers })
}

/** Brotli's parameters. The window is 256 KB, more than most pages need; the default of 4 MB costs memory for each response. */
export function brotliParams(quality: number, bytes = 0) {
  return {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
  }
}
