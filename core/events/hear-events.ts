import type { Database } from '#core/database/database.ts'
import { inTransaction } from '#core/database/in-transaction.ts'
import type { EventKind, SiteEvent } from '#domain/events/event.ts'
import { newId } from '#domain/id.ts'
import { deleteEventsBefore, insertEvents, insertHandled, listUnhandled } from './event-rows.ts'

/** Handles events of some kinds, each once, by writing to the database in the given transaction. */
export type Listener = {
  name: string
  kinds: EventKind[]
  act: (db: Database, event: SiteEvent) => Promise<unknown>
}

const atOnce = 100
const keptMilliseconds = 7 * 24 * 60 * 60 * 1000

/** Announces what happens to records, in the transaction that does it. */
export function announce(db: Database, kind: EventKind, recordIds: (string | number)[], now: Date, path = '') {
  const createdAt = now.toISOString()
  return insertEvents(
    db,
    recordIds.map((id) => ({ id: newId(now), kind, recordId: String(id), path, createdAt })),
  )
}

/**
 * Lets each listener handle its pending events. An event and its effects are one transaction, so a killed process has done nothing, and of
 * two processes only one acts. A failure is retried next time and does not block other listeners.
 */
export async function hearEvents(db: Database, listeners: Listener[], signal: AbortSignal, report: (error: unknown) => void) {
  for (const { name, kinds, act } of listeners) {
    for (const event of await listUnhandled(db, name, kinds, atOnce)) {
      if (signal.aborted) return
      const work = async (transaction: Database) => {
        if (await insertHandled(transaction, event.id, name)) await act(transaction, event)
      }
      await inTransaction(db, work).catch(report)
    }
  }
}

/** Forgets events a week old, counted by a trusted clock. */
export function forgetEvents(db: Database, sureTime: Date) {
  return deleteEventsBefore(db, new Date(sureTime.getTime() - keptMilliseconds).toISOString())
}
