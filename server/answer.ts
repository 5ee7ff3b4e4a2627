import type { ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

/** The ways in which a text is sent, best first. */
export type Encoding = 'br' | 'gzip' | 'identity'

/**
 * What is sent in one encoding: the headers as Node's flat list, the entity tag among them; those for a client that has it already; and the bytes,
 * or a text with a character for each (Latin-1), which Node sends in one piece with the headers.
 */
export type SentAnswer = { headers: string[]; knownHeaders: string[]; etag: string; body: Buffer | string }

type Sending = { status: number; isKnown: boolean; method: string | undefined }

/** Sends an answer that is there: with 304 and no body to a client that has it already, without body to one that asks for the headers alone. */
export function sendAnswer(outgoing: ServerResponse, answer: SentAnswer, { status, isKnown, method }: Sending) {
  outgoing.writeHead(isKnown ? 304 : status, isKnown ? answer.knownHeaders : answer.headers)
  outgoing.end(isKnown || method === 'HEAD' ? undefined : answer.body, 'latin1')
}

const offered: Encoding[] = ['br', 'gzip']

/** What was chosen by header, of which browsers send few: to read one takes a fourteenth of the time in which a cached page is sent. */
const chosen = new LRUCache<string, Encoding>({ max: 100, memoMethod: negotiate })

/** The best encoding that the client takes, by its Accept-Encoding header. */
export function chooseEncoding(accepted = '') {
  return chosen.memo(accepted)
}

function negotiate(header: string) {
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(offered)
  return offered.find((encoding) => accepted.includes(encoding)) ?? 'identity'
}

/** The headers of an answer with 304: those that are not about the body. */
export function toKnownHeaders(headers: string[]) {
  return headers.filter((_, index) => !/^content-(?:length|encoding|type)$/i.test(headers[index - (index % 2)] ?? ''))
}
