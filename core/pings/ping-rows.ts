import type { Database } from '#core/database/database.ts'
import { inSpan } from '#core/database/in-span.ts'
import type { PingChannel } from '#domain/pings/ping-channels.ts'
import type { Span } from '#domain/span.ts'

/** Queues paths of the site. A path that is waiting or being sent is queued again, but keeps its waiting time. */
export async function putPings(db: Database, pings: { id: string; channel: PingChannel; path: string }[]) {
  if (pings.length === 0) return
  await db
    .insertInto('pings')
    .values(pings)
    .onConflict((conflict) => conflict.columns(['channel', 'path']).doUpdateSet(({ ref }) => ({ id: ref('excluded.id') })))
    .execute()
}

/** Up to `limit` waiting paths, earliest first. */
export function listPings(db: Database, channel: PingChannel, limit: number) {
  return db.selectFrom('pings').select(['id', 'path', 'attempts']).where('channel', '=', channel).orderBy('id').limit(limit).execute()
}

/**
 * Whether anything can be sent now. Nothing can while a rejected path waits for its next attempt, at a time within `waiting`; later times were
 * written by a wrong clock.
 */
export async function hasDuePings(db: Database, channel: PingChannel, waiting: Span) {
  const pings = db.selectFrom('pings').select('id').where('channel', '=', channel).limit(1)
  if (!(await pings.executeTakeFirst())) return false
  return !(await pings.where('attempts', '>', 0).where(inSpan('dueAt', waiting)).executeTakeFirst())
}

export async function countPings(db: Database, channel: PingChannel) {
  const { total } = await db
    .selectFrom('pings')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('channel', '=', channel)
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Deletes accepted paths by id; those that have been queued again have a new id and stay. */
export async function deletePings(db: Database, ids: string[]) {
  await db.deleteFrom('pings').where('id', 'in', ids).execute()
}

export async function clearPings(db: Database, channel: PingChannel) {
  await db.deleteFrom('pings').where('channel', '=', channel).execute()
}

/** Makes rejected paths wait until a time (ISO 8601). */
export async function delayPings(db: Database, ids: string[], { attempts, dueAt }: { attempts: number; dueAt: string }) {
  await db.updateTable('pings').set({ attempts, dueAt }).where('id', 'in', ids).execute()
}
