import { randomUUID } from 'node:crypto'
import type { Log } from '#domain/log.ts'
import { withoutQuery } from './request-target.ts'

type RequestFacts = { reference?: string; method: string; target: string; status: number; startedAt: number }

/**
 * Writes the one line about a request; `startedAt` is a reading of `performance.now()`. Where no page shows a reference number, the line gets one of
 * its own.
 */
export function logRequest(log: Log, { reference, method, target, status, startedAt }: RequestFacts) {
  const ms = Math.round(performance.now() - startedAt)
  log.info(() => ({ reference: reference ?? newReference(), method, path: withoutQuery(target), status, ms }), 'request')
}

/** Ten random characters that stand in the log and on the page that tells of a failure. */
export function newReference() {
  // Node draws the randomness of many of these at once. The first ten digits are all random.
  return randomUUID().replace('-', '').slice(0, 10).toUpperCase()
}
