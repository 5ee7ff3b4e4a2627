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
  /** Called once for each visitor between two writings. */
  toPerson?: ToPerson
}

/**
 * Counts views in memory; `write` adds them to the database, and before its first call nothing is
 * counted. Who was where is known by a keyed hash, of which the key is a secret of the day that all
 * processes share. When the day is over, the hashes and the secret are deleted.
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

  /** The batch of the present day. The day is looked at once in a second. */
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
   * Deletes the marks of all days but those that a process may still write: clocks of machines
   * differ, and what was counted before midnight is written after it.
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
    countView(view: View) {
      if (isOn) addView(present(), view)
    },
    /** Counts a request for an address that the site has no page for. */
    countMissing(path: string) {
      if (isOn) addMissing(present(), path)
    },
    /** Whether a network address may send one more action: 30 between two writings. */
    takeTurn: (address: string) => takeTurn(present(), address),
    /** Counts what a reader does with the recipe at a path. */
    countAction(action: CountedAction, path: string) {
      if (isOn) addAction(present(), action, path)
    },
    /**
     * Writes what was counted, one writing after the other. What could not be written is written
     * the next time.
     */
    write() {
      writing = writing.catch(() => {}).then(writeAll)
      return writing
    },
  }
}
