import type { Database } from '#storage/database/database.ts'

/** A sign-in that failed, or is still being decided: `account` is a hash of the e-mail address. Kept for a day at most. */
export type SignInFailure = { id: string; account: string; address: string; createdAt: string }

/** Whose failures: those of one account, or those from one network address. */
export type FailureSource = { account: string } | { address: string }

/** Notes a failure. */
export async function insertSignInFailure(db: Database, failure: SignInFailure) {
  await db.insertInto('sign_in_failures').values(failure).execute()
}

/** When the failure happened that has `newer` failures after it, counting those since a moment (both ISO 8601); undefined when there are not so many. */
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

/** Takes one failure back. */
export async function deleteSignInFailure(db: Database, id: string) {
  await db.deleteFrom('sign_in_failures').where('id', '=', id).execute()
}

/** Forgets the failures of an account. */
export async function deleteSignInFailuresOf(db: Database, account: string) {
  await db.deleteFrom('sign_in_failures').where('account', '=', account).execute()
}

/** Forgets the failures before a moment (ISO 8601), and with them their addresses. */
export async function deleteSignInFailuresBefore(db: Database, moment: string) {
  await db.deleteFrom('sign_in_failures').where('createdAt', '<', moment).execute()
}
