import type { Database } from '#core/database/database.ts'
import { inSpan } from '#core/database/in-span.ts'
import type { Tables } from '#core/database/schema.ts'
import type { Span } from '#domain/span.ts'

// Admins' new email addresses, until the link mailed to them is opened.

/** Stores the address that an account is changing to, replacing an earlier one. */
export async function upsertEmailChange(db: Database, change: Tables['emailChanges']) {
  const { uid, ...changed } = change
  await db
    .insertInto('emailChanges')
    .values(change)
    .onConflict((conflict) => conflict.column('uid').doUpdateSet(changed))
    .execute()
}

/** The pending address for a link, by its hash, if it expires within `open`. */
export function findEmailChange(db: Database, tokenHash: string, open: Span) {
  const waiting = db.selectFrom('emailChanges').select(['uid', 'email']).where('tokenHash', '=', tokenHash)
  return waiting.where(inSpan('expiresAt', open)).executeTakeFirst()
}

/** As `findEmailChange`, but also deletes it: of two concurrent calls, only one gets it. */
export function takeEmailChange(db: Database, tokenHash: string, open: Span) {
  const waiting = db.deleteFrom('emailChanges').where('tokenHash', '=', tokenHash).where(inSpan('expiresAt', open))
  return waiting.returning(['uid', 'email']).executeTakeFirst()
}

/** The pending address of an account. */
export async function findAwaitedEmail(db: Database, uid: string, open: Span) {
  const row = await db.selectFrom('emailChanges').select('email').where('uid', '=', uid).where(inSpan('expiresAt', open)).executeTakeFirst()
  return row?.email
}

export async function deleteEmailChange(db: Database, uid: string) {
  await db.deleteFrom('emailChanges').where('uid', '=', uid).execute()
}
