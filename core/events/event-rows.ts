import type { Database } from '#core/database/database.ts'
import type { EventKind, SiteEvent } from '#domain/events/event.ts'

export async function insertEvents(db: Database, events: SiteEvent[]) {
  if (events.length > 0) await db.insertInto('events').values(events).execute()
}

/** Up to `limit` events of these kinds that a listener has not handled, oldest first. */
export function listUnhandled(db: Database, listener: string, kinds: EventKind[], limit: number): Promise<SiteEvent[]> {
  return db
    .selectFrom('events')
    .selectAll()
    .where('kind', 'in', kinds)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('handledEvents')
            .select('eventId')
            .whereRef('handledEvents.eventId', '=', 'events.id')
            .where('listener', '=', listener),
        ),
      ),
    )
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Records that a listener handles an event; returns false if it already had. */
export async function insertHandled(db: Database, eventId: string, listener: string) {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('handledEvents')
    .values({ eventId, listener })
    .onConflict((conflict) => conflict.columns(['eventId', 'listener']).doNothing())
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Deletes events older than a moment (ISO 8601), with the records of who handled them. */
export async function deleteEventsBefore(db: Database, moment: string) {
  await db.deleteFrom('events').where('createdAt', '<', moment).execute()
}
