import type { Database } from '#core/database/database.ts'
import { inTransaction } from '#core/database/in-transaction.ts'
import { announce } from '#core/events/hear-events.ts'
import type { Log } from '#domain/log.ts'
import { isAhead } from '#domain/span.ts'
import {
  deleteReadingsAfter,
  deleteReadingsMeasuredBefore,
  findLatestReading,
  findReadingMeasuredBy,
  insertReading,
  listReadingsMeasuredAfter,
} from './clock-reading-rows.ts'
import { findLatestOutcome, forgetOutcomesAfter } from './job-rows.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** How long a clock is measured before deletions by age trust it, in seconds; and how long readings are stored. */
const believedAfter = (2 * day) / second
const keptFor = (3 * day) / second

const readEvery = 10 * minute
const askEvery = minute
/** An hour to correct a wrong clock: until then, nothing is published that is due only because of the jump. */
const publishedAfter = hour
/** Machines usually sleep or are off for less. */
const toldFrom = day

type Parts = {
  db: Database
  log: Pick<Log, 'warn'>
  clock: () => Date
  /** Elapsed milliseconds since any starting point, independent of the clock. */
  measure?: () => number
}

export type ClockWatch = ReturnType<typeof openClockWatch>

/**
 * Records the clock's time along with the time that this process has measured, and detects jumps. Every process may do so: all readings are
 * treated as one clock's, assuming that machines agree.
 */
export function openClockWatch({ db, log, clock, measure = () => performance.now() }: Parts) {
  /** The latest reading, and when this process first saw it. */
  let seen: { at: string; since: number } | undefined
  let asked: { clock: number; measured: number } | undefined
  /** The time from which the clock jumped ahead, and when that was noticed. */
  let leap: { from: number; since: number } | undefined

  /** Whether the clock agrees with the time that this process has measured. */
  function isSteady(now: Date) {
    return asked !== undefined && Math.abs(now.getTime() - asked.clock - (measure() - asked.measured)) < toldFrom
  }

  async function read(now: Date) {
    const latest = (await findLatestReading(db)) ?? (await findFirst(now))
    if (latest.at !== seen?.at) seen = { at: latest.at, since: measure() }
    const passed = measure() - seen.since
    const step = now.getTime() - Date.parse(latest.at)
    if (isAhead(latest.at, now)) {
      log.warn({ from: latest.at, to: now.toISOString() }, 'The clock was ahead and has been corrected')
      leap = undefined
      await goBack(now, latest.at)
      await announce(db, 'clock.jumped', [latest.at], now)
      seen = { at: now.toISOString(), since: measure() }
    } else if (step - passed > toldFrom) {
      log.warn({ from: latest.at, to: now.toISOString() }, 'The clock jumped ahead, or the site was off')
      leap = { from: Date.parse(latest.at), since: measure() }
      await note(now, { measured: latest.measured + toSeconds(Math.min(passed, step)), jumpedFrom: latest.at })
      await announce(db, 'clock.jumped', [latest.at], now)
    } else if (passed >= readEvery && step > 0) {
      await note(now, { measured: latest.measured + toSeconds(Math.min(passed, step)), jumpedFrom: null })
    }
  }

  /** Without any reading, the times of jobs show what the clock was. */
  async function findFirst(now: Date) {
    const outcome = await findLatestOutcome(db)
    const first = { at: now.toISOString(), measured: 0, jumpedFrom: null }
    if (outcome !== undefined && isAhead(outcome, now)) return { ...first, at: outcome }
    await insertReading(db, first)
    return first
  }

  function goBack(now: Date, from: string) {
    const moment = now.toISOString()
    return inTransaction(db, async (transaction) => {
      await deleteReadingsAfter(transaction, moment)
      await forgetOutcomesAfter(transaction, moment)
      const measured = (await findLatestReading(transaction))?.measured ?? 0
      await insertReading(transaction, { at: moment, measured, jumpedFrom: from })
    })
  }

  async function note(now: Date, { measured, jumpedFrom }: { measured: number; jumpedFrom: string | null }) {
    const reading = { at: now.toISOString(), measured, jumpedFrom }
    seen = { at: reading.at, since: measure() }
    await insertReading(db, reading)
    await deleteReadingsMeasuredBefore(db, measured - keptFor)
  }

  return {
    /** Checks the clock; call it often. It queries the database once a minute, and at once after a jump. */
    async look() {
      const now = clock()
      if (asked && measure() - asked.measured < askEvery && isSteady(now)) return
      const measured = measure()
      await read(now)
      asked = { clock: now.getTime(), measured }
    },
    /** Content scheduled until this time is published: now, or for an hour after a jump, the time without the jump. */
    publishableUntil(): Date {
      if (!leap) return clock()
      const passed = measure() - leap.since
      return passed < publishedAfter ? new Date(leap.from + passed) : clock()
    },
  }
}

/** The trusted time for deletions by age. `isSteady`: the clock hasn't jumped since then. */
export type SureTime = { time: Date; isSteady: boolean }

/**
 * The trusted time for deletions by age: the latest reading that is at least two days old as measured by running processes, so that a single
 * wrong reading deletes nothing. Undefined while there is none: then nothing may be deleted.
 */
export async function readSureTime(db: Database, now: Date): Promise<SureTime | undefined> {
  const latest = await findLatestReading(db)
  if (!latest || isAhead(latest.at, now)) return undefined
  const reading = await findReadingMeasuredBy(db, latest.measured - believedAfter)
  if (!reading) return undefined
  const later = await listReadingsMeasuredAfter(db, reading.measured)
  return { time: new Date(reading.at), isSteady: later.every(({ jumpedFrom }) => jumpedFrom === null) }
}

/**
 * Whether something dated `moment` has been stored longer than `keptMilliseconds`. Something that a wrong clock dated ahead counts as over age
 * once two days have been measured without another jump.
 */
export function isOverAge(moment: string, keptMilliseconds: number, sure: SureTime | undefined, now: Date) {
  if (!sure) return false
  return Date.parse(moment) < sure.time.getTime() - keptMilliseconds || (sure.isSteady && isAhead(moment, now))
}

/** The latest jump of the clock in the last two measured days, ISO 8601, even if not yet recorded. */
export async function readClockJump(db: Database, now: Date) {
  const latest = await findLatestReading(db)
  const outcome = await findLatestOutcome(db)
  for (const from of [latest?.at, outcome]) if (from && isAhead(from, now)) return { from, to: now.toISOString() }
  const readings = latest ? await listReadingsMeasuredAfter(db, latest.measured - believedAfter) : []
  const jump = readings.findLast(({ jumpedFrom }) => jumpedFrom !== null)
  return jump?.jumpedFrom ? { from: jump.jumpedFrom, to: jump.at } : undefined
}

function toSeconds(milliseconds: number) {
  return Math.max(0, Math.floor(milliseconds / second))
}
