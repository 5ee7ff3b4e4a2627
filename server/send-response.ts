import type { ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { sendResponse as sendStream } from '@remix-run/node-fetch-server'
import { chooseEncoding, type Encoding } from './answer.ts'
import { brotliParams, compress } from './compress.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Of brotli: 5 % larger than with 4, in less than half the time. */
const uncachedQuality = 3

/**
 * Sends an answer made for one request, its text compressed as `acceptEncoding` allows. A page is whole when it comes, so it is compressed and
 * sent in one go, which takes a tenth less processor time than a stream. What is written in parts is sent in parts.
 */
export async function sendResponse(outgoing: ServerResponse, response: Response, acceptEncoding = '') {
  const isPage = response.headers.get('content-type')?.startsWith('text/html') && response.body !== null
  if (!isPage) return sendStream(outgoing, compress(response, acceptEncoding))
  const encoding = chooseEncoding(acceptEncoding)
  const body = await encode(Buffer.from(await response.arrayBuffer()), encoding)
  if (outgoing.destroyed) return
  const fields = [...response.headers].filter(([name]) => name !== 'content-length').flat()
  const coded = encoding === 'identity' ? [] : ['Content-Encoding', encoding]
  outgoing.writeHead(response.status, [...fields, 'Vary', 'Accept-Encoding', ...coded, 'Content-Length', String(body.length)])
  outgoing.end(body)
}

function encode(body: Buffer, encoding: Encoding) {
  if (encoding === 'br') return compressBrotli(body, { params: brotliParams(uncachedQuality, body.length) })
  return encoding === 'gzip' ? compressGzip(body, { level: 1 }) : body
}
