import type { Database } from '#core/database/database.ts'
import { behindSpan, inSpan } from '#core/database/in-span.ts'
import type { Span } from '#domain/span.ts'

/** Who holds a job. All times are ISO 8601. */
type Claim = { name: string; holder: string }

/** When a job is due: if it was neither done within `done` nor failed within `failed`. */
type Due = { done: Span; failed: Span }

/** A new hold. Existing holds are valid if they end within `open`. */
type Hold = { open: Span; until: string }

/**
 * Claims a job that is due and not held; returns whether it did. A hold that ends after `open` was written by a wrong clock: it is shortened to
 * `cutTo`, and a holder that is still working extends it before then.
 */
export async function claimJob(db: Database, { name, holder }: Claim, { done, failed }: Due, { open, until }: Hold, cutTo: string) {
  await db
    .insertInto('jobs')
    .values({ name })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  await db.updateTable('jobs').set({ heldUntil: cutTo }).where('name', '=', name).where(behindSpan('heldUntil', open)).execute()
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ holder, heldUntil: until })
    .where('name', '=', name)
    .where((eb) => eb.or([eb('heldUntil', 'is', null), eb.not(inSpan('heldUntil', open))]))
    .where((eb) => eb.or([eb('doneAt', 'is', null), eb.not(inSpan('doneAt', done))]))
    .where((eb) => eb.or([eb('failedAt', 'is', null), eb.not(inSpan('failedAt', failed))]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0
}

export async function updateJobHold(db: Database, { name, holder }: Claim, heldUntil: string) {
  await db.updateTable('jobs').set({ heldUntil }).where('name', '=', name).where('holder', '=', holder).execute()
}

/** The outcome of a job: done, failed, or neither. */
type Outcome = { doneAt: string; failedAt: null; result: string; error: null } | { failedAt: string; error: string } | Record<string, never>

/** Stores the outcome of a claimed job and releases it. */
export async function finishJob(db: Database, { name, holder }: Claim, outcome: Outcome) {
  const given = { ...outcome, holder: null, heldUntil: null }
  await db.updateTable('jobs').set(given).where('name', '=', name).where('holder', '=', holder).execute()
}

/** When a job last succeeded and failed, its result, and until when it is held; undefined before its first run. */
export function findJob(db: Database, name: string) {
  return db.selectFrom('jobs').select(['doneAt', 'failedAt', 'heldUntil', 'result', 'error']).where('name', '=', name).executeTakeFirst()
}

/** The latest time at which any job was done or failed. */
export async function findLatestOutcome(db: Database) {
  const { doneAt, failedAt } = await db
    .selectFrom('jobs')
    .select(({ fn }) => [fn.max('doneAt').as('doneAt'), fn.max('failedAt').as('failedAt')])
    .executeTakeFirstOrThrow()
  return [doneAt, failedAt].reduce((latest, time) => ((time ?? '') > (latest ?? '') ? time : latest)) ?? undefined
}

/** Clears the times after a given one at which jobs were done or failed. */
export async function forgetOutcomesAfter(db: Database, moment: string) {
  await db.updateTable('jobs').set({ doneAt: null }).where('doneAt', '>', moment).execute()
  await db.updateTable('jobs').set({ failedAt: null }).where('failedAt', '>', moment).execute()
}
