import type { Database } from '#storage/database/database.ts'

/** A form that was sent: what it said, as a hash, and from where. Kept for a day at most. */
export type Submission = { fingerprint: string; address: string; createdAt: string }

/** Notes a submission. Answers false, and notes nothing, when the same one was noted after `duplicateSince` (ISO 8601). */
export async function insertSubmission(db: Database, { fingerprint, address, createdAt }: Submission, duplicateSince: string) {
  const result = await db
    .insertInto('submissions')
    .values({ id: fingerprint, address, createdAt })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ address, createdAt }).where('submissions.createdAt', '<', duplicateSince))
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Makes every other transaction that takes in something from this address wait for this one. Both databases lock a row that they write. */
export async function lockSender(db: Database, address: string, createdAt: string) {
  await db
    .insertInto('submissions')
    .values({ id: `sender ${address}`, address: '', createdAt })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ createdAt }))
    .execute()
}

/** How many submissions came from an address since a moment (ISO 8601). */
export async function countSubmissions(db: Database, address: string, since: string) {
  const { total } = await db
    .selectFrom('submissions')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('address', '=', address)
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow()
  return total
}

/** Forgets the submissions before a moment (ISO 8601), and with them their addresses. */
export async function deleteSubmissionsBefore(db: Database, moment: string) {
  await db.deleteFrom('submissions').where('createdAt', '<', moment).execute()
}
