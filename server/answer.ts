import type { ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

/** The content encodings, best first. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** A response in one encoding: its headers as Node's flat list, including the ETag; the headers of a 304; and the body. */
export type SentAnswer = { headers: string[]; knownHeaders: string[]; etag: string; body: Buffer }

type Sending = { status: number; isKnown: boolean; method: string | undefined }

/** Sends a prepared response: 304 when the client's copy is current, and no body for HEAD. */
export function sendAnswer(outgoing: ServerResponse, answer: SentAnswer, { status, isKnown, method }: Sending) {
  outgoing.writeHead(isKnown ? 304 : status, isKnown ? answer.knownHeaders : answer.headers)
  outgoing.end(isKnown || method === 'HEAD' ? undefined : answer.body)
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

/** The headers of a 304 response: those that are not about the body. */
export function toKnownHeaders(headers: string[]) {
  return headers.filter((_, index) => !/^content-(?:length|encoding|type)$/i.test(headers[index - (index % 2)] ?? ''))
}
