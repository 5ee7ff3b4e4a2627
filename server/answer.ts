import type { ServerResponse } from 'node:http'

/** The ways in which a text is sent, best first. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** What is sent in one encoding: the headers as Node's flat list, the entity tag among them, and the bytes. */
export type SentAnswer = { headers: string[]; etag: string; body: Buffer }

type Sending = { status: number; isKnown: boolean; method: string | undefined }

/** Sends an answer that is there: with 304 and no body to a client that has it already, without body to one that asks for the headers alone. */
export function sendAnswer(outgoing: ServerResponse, { headers, body }: SentAnswer, { status, isKnown, method }: Sending) {
  outgoing.writeHead(isKnown ? 304 : status, isKnown ? withoutBodyHeaders(headers) : headers)
  outgoing.end(isKnown || method === 'HEAD' ? undefined : body)
}

/** The best encoding that the client takes. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity'
  if (accepts(accepted, 'br')) return 'br'
  return accepts(accepted, 'gzip') ? 'gzip' : 'identity'
}

function accepts(accepted: string, encoding: 'br' | 'gzip') {
  const place = accepted.indexOf(encoding)
  return place >= 0 && !/^\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/.test(accepted.slice(place + encoding.length))
}

function withoutBodyHeaders(headers: string[]) {
  return headers.filter((_, index) => !/^content-(?:length|encoding|type)$/i.test(headers[index - (index % 2)] ?? ''))
}
