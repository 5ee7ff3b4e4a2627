import type { Database } from '#core/database/database.ts'
import { inTransaction } from '#core/database/in-transaction.ts'
import type { EventKind, SiteEvent } from '#domain/events/event.ts'
import { newId } from '#domain/id.ts'
import { deleteEventsBefore, insertEvents, insertHandled, listUnhandled } from './event-rows.ts'

/** Whoever acts on events of some kinds, once on each, by writing to the database in the transaction that is given. */
export type Listener = {
  name: string
  kinds: EventKind[]
  act: (db: Database, event: SiteEvent) => Promise<unknown>
}

const atOnce = 100
const keptMilliseconds = 7 * 24 * 60 * 60 * 1000

/** Says what happens to records, in the transaction in which it does. */
export function announce(db: Database, kind: EventKind, recordIds: (string | number)[], now: Date) {
  const createdAt = now.toISOString()
  return insertEvents(
    db,
    recordIds.map((id) => ({ id: newId(now), kind, recordId: String(id), createdAt })),
  )
}

/**
 * Lets each listener act on what it has not acted on yet. Each event is one transaction with what is done about it: whoever is killed has done nothing,
 * and of two processes one acts. What fails is tried again the next time, and holds up no other listener.
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

/** Forgets what had happened a week before a time that is sure. */
export function forgetEvents(db: Database, sureTime: Date) {
  return deleteEventsBefore(db, new Date(sureTime.getTime() - keptMilliseconds).toISOString())
}
