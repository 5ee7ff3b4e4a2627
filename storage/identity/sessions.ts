import type { Database } from '#storage/database/database.ts'
import { toIsoText } from '#storage/database/schema.ts'

/** A browser that is signed in; times are ISO 8601. The token stays in the database. */
export type Session = { id: string; userAgent: string; createdAt: string; updatedAt: string }

/** Most sessions that are listed at once. */
const maxList = 100

/** The sessions of a user that have not expired at a moment (ISO 8601), the one used last first. */
export async function listSessions(db: Database, userId: string, now: string): Promise<Session[]> {
  const rows = await db
    .selectFrom('identity_session')
    .select(['id', 'userAgent', 'createdAt', 'updatedAt'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .orderBy('updatedAt', 'desc')
    .limit(maxList)
    .execute()
  return rows.map(({ id, userAgent, createdAt, updatedAt }) => ({
    id,
    userAgent: userAgent ?? '',
    createdAt: toIsoText(createdAt),
    updatedAt: toIsoText(updatedAt),
  }))
}

/** Ends a session of a user; another user's stays. */
export async function deleteSession(db: Database, userId: string, id: string) {
  await db.deleteFrom('identity_session').where('id', '=', id).where('userId', '=', userId).execute()
}

/** Ends every session of a user but one. */
export async function deleteOtherSessions(db: Database, userId: string, id: string) {
  await db.deleteFrom('identity_session').where('userId', '=', userId).where('id', '!=', id).execute()
}

/** Forgets the sessions, and the reset links, that expired before a moment (ISO 8601). */
export async function deleteExpiredSessions(db: Database, now: string) {
  await db.deleteFrom('identity_session').where('expiresAt', '<', now).execute()
  await db.deleteFrom('identity_verification').where('expiresAt', '<', now).execute()
}

/** Notes when a user last signed in (ISO 8601). */
export async function updateLastSignIn(db: Database, userId: string, now: string) {
  await db.updateTable('identity_user').set({ lastSignInAt: now }).where('id', '=', userId).execute()
}
