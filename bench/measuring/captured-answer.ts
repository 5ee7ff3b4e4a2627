import { once } from 'node:events'
import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { toHeaders, type Wanted } from './request-text.ts'

/** An answer as it came over the wire: `headers` is Node's flat list of names and values, `body` is as compressed as it was. */
export type CapturedAnswer = { status: number; headers: string[]; body: Buffer }

/** What every server adds by itself, and what is about this one connection. */
const ownHeaders = ['connection', 'date', 'keep-alive', 'transfer-encoding']

/** Asks once and keeps the answer, so that another server can give the same one. */
export async function captureAnswer(port: number, wanted: Wanted): Promise<CapturedAnswer> {
  const { method = 'GET', path } = fillIn(wanted)
  const asked = request({ host: '127.0.0.1', port, method, path, headers: toHeaders(fillIn(wanted), `127.0.0.1:${port}`) })
  asked.end(fillIn(wanted).body)
  const [answer] = await once(asked, 'response')
  const raw: string[] = answer.rawHeaders
  const headers = raw.filter((_, index) => !ownHeaders.includes(raw[index - (index % 2)]?.toLowerCase() ?? ''))
  return { status: answer.statusCode, headers, body: await buffer(answer) }
}

/** The value of a header, if the answer has it. */
export function findHeader({ headers }: Pick<CapturedAnswer, 'headers'>, name: string) {
  const index = headers.findIndex((header, place) => place % 2 === 0 && header.toLowerCase() === name)
  return index < 0 ? undefined : headers[index + 1]
}

function fillIn(wanted: Wanted): Wanted {
  return JSON.parse(JSON.stringify(wanted).replaceAll('{number}', '9999999').replaceAll('{address}', '192.0.2.1'))
}
