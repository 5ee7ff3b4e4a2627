import type { Database } from '#storage/database/database.ts'

/** A submitted form: a hash of its content, and the sender's IP address. Stored for a day at most. */
export type Submission = { fingerprint: string; address: string; createdAt: string }

/** Records a submission. Returns false, without recording it, when the same one was recorded after `duplicateSince` (ISO 8601). */
export async function insertSubmission(db: Database, { fingerprint, address, createdAt }: Submission, duplicateSince: string) {
  const result = await db
    .insertInto('submissions')
    .values({ id: fingerprint, address, createdAt })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ address, createdAt }).where('submissions.createdAt', '<', duplicateSince))
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Blocks other transactions that accept submissions from this address until this one ends: both databases lock a row that is written. */
export async function lockSender(db: Database, address: string, createdAt: string) {
  await db
    .insertInto('submissions')
    .values({ id: `sender ${address}`, address: '', createdAt })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ createdAt }))
    .execute()
}

export async function countSubmissions(db: Database, address: string, since: string) {
  const { total } = await db
    .selectFrom('submissions')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('address', '=', address)
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow()
  return total
}

/** Deletes the submissions before a moment (ISO 8601), and so their IP addresses. */
export async function deleteSubmissionsBefore(db: Database, moment: string) {
  await db.deleteFrom('submissions').where('createdAt', '<', moment).execute()
}
