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
/** An hour to correct a wrong clock: until then nothing is published that is due by that clock alone. */
const publishedAfter = hour
/** Machines sleep and are off for less. */
const toldFrom = day

type Parts = {
  db: Database
  log: Pick<Log, 'warn'>
  clock: () => Date
  /** Milliseconds that have passed since any moment, whatever the clock is set to. */
  measure?: () => number
}

export type ClockWatch = ReturnType<typeof openClockWatch>

/**
 * Notes what the clock says beside what this process has measured, and notices when it jumps. Each process may do so: their readings are about one clock, which machines
 * share as far as they agree.
 */
export function openClockWatch({ db, log, clock, measure = () => performance.now() }: Parts) {
  /** The latest reading, and when this process saw it first. */
  let seen: { at: string; since: number } | undefined
  let asked: { clock: number; measured: number } | undefined
  /** From where the clock jumped ahead, and when that was noticed. */
  let leap: { from: number; since: number } | undefined

  /** Whether the clock goes as this process measures. */
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

  /** Before there was any reading, jobs say what the clock was. */
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
    /** Looks at the clock; call it often. It asks the database once a minute, and at once when the clock has jumped. */
    async look() {
      const now = clock()
      if (asked && measure() - asked.measured < askEvery && isSteady(now)) return
      const measured = measure()
      await read(now)
      asked = { clock: now.getTime(), measured }
    },
    /** Until when scheduled content is published: now, but for an hour after a jump only what was due without it. */
    publishableUntil(): Date {
      if (!leap) return clock()
      const passed = measure() - leap.since
      return passed < publishedAfter ? new Date(leap.from + passed) : clock()
    },
  }
}

/** The time that deletions by age go by. `isSteady`: the clock has not jumped since then. */
export type SureTime = { time: Date; isSteady: boolean }

/**
 * The time that deletions by age go by: what the clock said at the latest reading since when running processes have measured two days. So one wrong reading of a clock
 * deletes nothing. Undefined while there is none: then nothing may be deleted.
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
 * Whether something is to be deleted that is dated so, and kept for so many milliseconds. What is dated ahead, by a clock that was wrong, is: once two days were measured
 * without another jump.
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
