import type { Database } from '#core/database/database.ts'
import { behindSpan, inSpan } from '#core/database/in-span.ts'
import type { Span } from '#domain/span.ts'

/** Who holds a job. All times are ISO 8601. */
type Claim = { name: string; holder: string }

/** When a job is due: if it was not done in `done`, nor failed in `failed`. */
type Due = { done: Span; failed: Span }

/** A hold, from now on: one that ends in `open` is not over. */
type Hold = { open: Span; until: string }

/**
 * Takes a job that is due and that nobody holds; returns whether it did. A hold that ends later than any does was made by a wrong clock: it is shortened to `cutTo`, before
 * which whoever is still at the job extends it.
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

/** Holds a claimed job for longer. */
export async function updateJobHold(db: Database, { name, holder }: Claim, heldUntil: string) {
  await db.updateTable('jobs').set({ heldUntil }).where('name', '=', name).where('holder', '=', holder).execute()
}

/** What came of a job: it was done, it failed, or neither. */
type Outcome = { doneAt: string; failedAt: null; result: string; error: null } | { failedAt: string; error: string } | Record<string, never>

/** Notes what came of a claimed job, and gives it up. */
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

/** Forgets when jobs were done or failed, if that is later than a moment. */
export async function forgetOutcomesAfter(db: Database, moment: string) {
  await db.updateTable('jobs').set({ doneAt: null }).where('doneAt', '>', moment).execute()
  await db.updateTable('jobs').set({ failedAt: null }).where('failedAt', '>', moment).execute()
}
