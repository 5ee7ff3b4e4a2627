import type { Database } from '#storage/database/database.ts'

/** A sign-in that failed or is pending: `account` is a hash of the e-mail address. Stored for a day at most. */
export type SignInFailure = { id: string; account: string; address: string; createdAt: string }

export type FailureSource = { account: string } | { address: string }

export async function insertSignInFailure(db: Database, failure: SignInFailure) {
  await db.insertInto('sign_in_failures').values(failure).execute()
}

/** The time of the failure that is followed by exactly `newer` others, among those since a moment (both ISO 8601); undefined when there are too few. */
export async function findSignInFailureMoment(db: Database, source: FailureSource, { since, newer }: { since: string; newer: number }) {
  const [column, value] = 'account' in source ? (['account', source.account] as const) : (['address', source.address] as const)
  const row = await db
    .selectFrom('sign_in_failures')
    .select('createdAt')
    .where(column, '=', value)
    .where('createdAt', '>', since)
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

/** Deletes the failures before a moment (ISO 8601), and so their IP addresses. */
export async function deleteSignInFailuresBefore(db: Database, moment: string) {
  await db.deleteFrom('sign_in_failures').where('createdAt', '<', moment).execute()
}
