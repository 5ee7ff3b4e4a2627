import { randomBytes } from 'node:crypto'
import type { Log } from '#domain/log.ts'

type RequestFacts = { reference: string; method: string; path: string; status: number; startedAt: number }

/** Writes the one line about a request; `startedAt` is a reading of `performance.now()`. */
export function logRequest(log: Log, { startedAt, ...facts }: RequestFacts) {
  log.info({ ...facts, ms: Math.round(performance.now() - startedAt) }, 'request')
}

/** Ten random characters that stand in the log and on the page that tells of a failure. */
export function newReference() {
  return randomBytes(5).toString('hex').toUpperCase()
}
