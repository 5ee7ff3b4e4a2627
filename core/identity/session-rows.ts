import type { Database } from '#core/database/database.ts'
import { inSpan, outsideSpan } from '#core/database/in-span.ts'
import { toIsoText } from '#core/database/schema.ts'
import type { Span } from '#domain/span.ts'

const maxList = 100

/** The sessions of a user that expire within `open`, without their tokens, most recently used first. Times are ISO 8601. */
export async function listSessions(db: Database, userId: string, open: Span) {
  const rows = await db
    .selectFrom('identity_session')
    .select(['id', 'userAgent', 'createdAt', 'updatedAt'])
    .where('userId', '=', userId)
    .where(inSpan('expiresAt', open))
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

/** Deletes a session only if it belongs to the user. */
export async function deleteSession(db: Database, userId: string, id: string) {
  await db.deleteFrom('identity_session').where('id', '=', id).where('userId', '=', userId).execute()
}

/** Deletes every session of a user except one. */
export async function deleteOtherSessions(db: Database, userId: string, id: string) {
  await db.deleteFrom('identity_session').where('userId', '=', userId).where('id', '!=', id).execute()
}

/** Signs everyone out and deletes all reset links. */
export async function deleteAllSessions(db: Database) {
  await db.deleteFrom('identity_session').execute()
  await db.deleteFrom('identity_verification').execute()
}

export async function deleteResetLinks(db: Database, userId: string) {
  await db.deleteFrom('identity_verification').where('value', '=', userId).execute()
}

/** Deletes the sessions and reset links that don't expire within these spans. */
export async function deleteExpiredSessions(db: Database, open: { sessions: Span; links: Span }) {
  await db.deleteFrom('identity_session').where(outsideSpan('expiresAt', open.sessions)).execute()
  await db.deleteFrom('identity_verification').where(outsideSpan('expiresAt', open.links)).execute()
}

/** Whether the user has signed in before. */
export async function hasSignedIn(db: Database, userId: string) {
  const user = await db.selectFrom('identity_user').select('lastSignInAt').where('id', '=', userId).executeTakeFirst()
  return Boolean(user?.lastSignInAt)
}

export async function updateLastSignIn(db: Database, userId: string, now: string) {
  await db.updateTable('identity_user').set({ lastSignInAt: now }).where('id', '=', userId).execute()
}
