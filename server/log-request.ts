import { randomUUID } from 'node:crypto'
import type { Log } from '#domain/log.ts'
import { withoutQuery } from './request-target.ts'

type Answered = { reference?: string; method: string; target: string; status: number; startedAt: number }

/**
 * Logs a request; `startedAt` is from `performance.now()`. Generates a reference number when the response has none.
 */
export function logRequest(log: Log, { reference = newReference(), method, target, status, startedAt }: Answered) {
  log.request({ reference, method, path: withoutQuery(target), status, ms: Math.round(performance.now() - startedAt) })
}

/** A random reference number (ten hexadecimal digits) for the log line and the error page. */
export function newReference() {
  return randomUUID().slice(-10).toUpperCase()
}
