import type { Database } from '#storage/database/database.ts'

/** Who holds a job. All times are ISO 8601. */
type Claim = { name: string; holder: string }

/** When a job is due: if it was not done since `doneBefore`, nor failed since `failedBefore`. */
type Due = { doneBefore: string; failedBefore: string }

/** Takes a job that is due and that nobody holds; returns whether it did. */
export async function claimJob(db: Database, { name, holder }: Claim, { doneBefore, failedBefore }: Due, now: string, heldUntil: string) {
  await db
    .insertInto('jobs')
    .values({ name })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ holder, heldUntil })
    .where('name', '=', name)
    .where((eb) => eb.or([eb('heldUntil', 'is', null), eb('heldUntil', '<=', now)]))
    .where((eb) => eb.or([eb('doneAt', 'is', null), eb('doneAt', '<=', doneBefore)]))
    .where((eb) => eb.or([eb('failedAt', 'is', null), eb('failedAt', '<=', failedBefore)]))
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

/** When a job was last done and failed, what came of it, and until when somebody holds it; undefined before the first time. */
export function findJob(db: Database, name: string) {
  return db.selectFrom('jobs').select(['doneAt', 'failedAt', 'heldUntil', 'result', 'error']).where('name', '=', name).executeTakeFirst()
}
