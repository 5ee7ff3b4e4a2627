import { randomUUID } from 'node:crypto'
import type { Log } from '#domain/log.ts'

type RequestFacts = { reference: string; method: string; path: string; status: number; startedAt: number }

/** Writes the one line about a request; `startedAt` is a reading of `performance.now()`. */
export function logRequest(log: Log, { reference, method, path, status, startedAt }: RequestFacts) {
  log.info({ reference, method, path, status, ms: Math.round(performance.now() - startedAt) }, 'request')
}

/** Ten random characters that stand in the log and on the page that tells of a failure. */
export function newReference() {
  // Node draws the randomness of many of these at once. The first ten digits are all random.
  return randomUUID().replace('-', '').slice(0, 10).toUpperCase()
}
