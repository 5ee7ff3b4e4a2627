import type { Database } from '#core/database/database.ts'
import { defaultTimeZone } from '#core/settings/read-time-zone.ts'
import { findSettings } from '#core/settings/setting-rows.ts'
import type { CountedAction } from '#domain/numbers/count-kinds.ts'
import { toSiteDay } from '#domain/publication/site-time.ts'
import { clockDifference } from '#domain/span.ts'
import { forgetVisitors } from './forget-days.ts'
import { addAction, addMissing, addView, type Batch, countLimits, newBatch, takeTurn, type View } from './visit-batch.ts'
import { type ToPerson, writeBatch } from './write-batch.ts'

export type VisitCounts = ReturnType<typeof openVisitCounts>

type Options = {
  db: Database
  clock: () => Date
  /** Called once for each visitor between two writes. */
  toPerson?: ToPerson
}

/**
 * Counts views in memory; `write` adds them to the database, and nothing is counted before its first call. Visitors are recognised by a
 * keyed hash whose key is a secret of the day, shared by all processes. When the day is over, the hashes and the secret are deleted.
 */
export function openVisitCounts({ db, clock, toPerson = (visitor) => visitor }: Options) {
  let timeZone = defaultTimeZone
  let isOn = false
  let batch = newBatch('')
  let waiting: Batch[] = []
  let openDays: string[] = []
  let nextLook = 0
  let writing = Promise.resolve()

  const dayIn = (milliseconds: number) => toSiteDay(new Date(clock().getTime() + milliseconds), timeZone)

  /** The batch of the current day, which is looked up once a second. */
  function present() {
    const now = clock().getTime()
    if (now < nextLook && now > nextLook - 2000) return batch
    nextLook = now + 1000
    if (dayIn(0) !== batch.day) beginBatch()
    return batch
  }

  function beginBatch() {
    waiting = [...waiting, batch].slice(-countLimits.waiting)
    batch = newBatch(dayIn(0))
  }

  /**
   * Deletes the marks of all days except those that a process may still write: clocks of machines differ, and counts from before midnight
   * are written after it.
   */
  async function forget() {
    const away = 2 * clockDifference
    const days = isOn ? [...new Set([-away, 0, away].map(dayIn))] : ['']
    if (days.join() === openDays.join()) return
    await forgetVisitors(db, days)
    openDays = days
  }

  async function writeAll() {
    const settings = await findSettings(db)
    timeZone = settings.timeZone || defaultTimeZone
    isOn = settings.countVisits !== 'off'
    beginBatch()
    await forget()
    if (!isOn) waiting = []
    for (let next = waiting[0]; next; next = waiting[0]) {
      const written = next
      await writeBatch(db, written, { toPerson, isOpen: openDays.includes(written.day) })
      waiting = waiting.filter((other) => other !== written)
    }
  }

  return {
    /** Whether views are counted: the owner may have switched it off. */
    isOn: () => isOn,
    countView(view: View) {
      if (isOn) addView(present(), view)
    },
    /** Counts a request for a missing page. */
    countMissing(path: string) {
      if (isOn) addMissing(present(), path)
    },
    /** Whether a network address may send another action: 30 between two writes. */
    takeTurn: (address: string) => takeTurn(present(), address),
    /** Counts what a reader does with the recipe at a path. */
    countAction(action: CountedAction, path: string) {
      if (isOn) addAction(present(), action, path)
    },
    /** Writes the counts, one write at a time. Counts that could not be written are written next time. */
    write() {
      writing = writing.catch(() => {}).then(writeAll)
      return writing
    },
  }
}
