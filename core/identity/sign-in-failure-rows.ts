import type { Database } from '#core/database/database.ts'
import { inSpan, outsideSpan } from '#core/database/in-span.ts'
import type { Span } from '#domain/span.ts'

/** A sign-in that failed or is pending: `account` is a hash of the e-mail address. Stored for a day at most. */
export type SignInFailure = { id: string; account: string; address: string; createdAt: string }

/** Which failures to find: by account, by address, or both. */
export type FailureSource = { account?: string; address?: string }

export async function insertSignInFailure(db: Database, failure: SignInFailure) {
  await db.insertInto('sign_in_failures').values(failure).execute()
}

/** The time (ISO 8601) of the failure that is followed by exactly `newer` others within a span; undefined if there are too few. */
export async function findSignInFailureMoment(db: Database, source: FailureSource, { within, newer }: { within: Span; newer: number }) {
  const row = await db
    .selectFrom('sign_in_failures')
    .select('createdAt')
    .where(({ and }) => and(source))
    .where(inSpan('createdAt', within))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .offset(newer)
    .executeTakeFirst()
  return row?.createdAt
}

export async function deleteSignInFailure(db: Database, id: string) {
  await db.deleteFrom('sign_in_failures').where('id', '=', id).execute()
}

export async function deleteSignInFailuresOf(db: Database, account: string) {
  await db.deleteFrom('sign_in_failures').where('account', '=', account).execute()
}

/** Deletes the failures outside a span, with their IP addresses. */
export async function deleteSignInFailuresOutside(db: Database, span: Span) {
  await db.deleteFrom('sign_in_failures').where(outsideSpan('createdAt', span)).execute()
}
