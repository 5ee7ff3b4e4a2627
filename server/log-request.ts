import { randomBytes } from 'node:crypto'
import type { Log } from '#domain/log.ts'
import { withoutQuery } from './request-target.ts'

type Answered = { reference?: string; method: string; target: string; status: number; startedAt: number }

const referenceLength = 10
/** Randomness is drawn for a thousand references at once. */
const drawnBytes = 1000 * (referenceLength / 2)
let digits = ''
let taken = 0

/**
 * Writes the one line about a request; `startedAt` is a reading of `performance.now()`. Where no page shows a reference number, the line gets one of
 * its own.
 */
export function logRequest(log: Log, { reference = newReference(), method, target, status, startedAt }: Answered) {
  log.request({ reference, method, path: withoutQuery(target), status, ms: Math.round(performance.now() - startedAt) })
}

/** Ten random characters that stand in the log and on the page that tells of a failure. */
export function newReference() {
  if (taken === digits.length) {
    digits = randomBytes(drawnBytes).toString('hex').toUpperCase()
    taken = 0
  }
  taken += referenceLength
  return digits.slice(taken - referenceLength, taken)
}
