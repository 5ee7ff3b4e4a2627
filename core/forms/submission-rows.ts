import type { Database } from '#core/database/database.ts'
import { inSpan, outsideSpan } from '#core/database/in-span.ts'
import type { Span } from '#domain/span.ts'

/** A submitted form: a hash of its content, and the sender's IP address. Stored for a day at most. */
export type Submission = { fingerprint: string; address: string; createdAt: string }

/** Records a submission. Returns false, without recording it, when the same one was recorded in the span `duplicate`. */
export async function insertSubmission(db: Database, { fingerprint, address, createdAt }: Submission, duplicate: Span) {
  const result = await db
    .insertInto('submissions')
    .values({ id: fingerprint, address, createdAt })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ address, createdAt }).where(outsideSpan('submissions.createdAt', duplicate)),
    )
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

export async function countSubmissions(db: Database, address: string, within: Span) {
  const { total } = await db
    .selectFrom('submissions')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('address', '=', address)
    .where(inSpan('createdAt', within))
    .executeTakeFirstOrThrow()
  return total
}

/** Deletes the submissions outside a span, and so their IP addresses. */
export async function deleteSubmissionsOutside(db: Database, span: Span) {
  await db.deleteFrom('submissions').where(outsideSpan('createdAt', span)).execute()
}
