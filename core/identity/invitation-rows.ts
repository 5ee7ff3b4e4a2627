import type { Database } from '#core/database/database.ts'
import { inSpan } from '#core/database/in-span.ts'
import type { Tables } from '#core/database/schema.ts'
import type { Span } from '#domain/span.ts'

export type Invitation = Tables['invitations']

const columns = ['id', 'email', 'role', 'createdAt', 'expiresAt'] as const

const maxList = 200

/** Stores an invitation, replacing an earlier one for the same address. */
export async function upsertInvitation(db: Database, invitation: Invitation) {
  const { id, email, ...changed } = invitation
  await db
    .insertInto('invitations')
    .values(invitation)
    .onConflict((conflict) => conflict.column('email').doUpdateSet(changed))
    .execute()
}

/** Pending invitations, newest first. */
export function listInvitations(db: Database) {
  return db.selectFrom('invitations').select(columns).orderBy('createdAt', 'desc').orderBy('id').limit(maxList).execute()
}

/** The invitation with this token hash, if it expires within `open`. */
export function findInvitation(db: Database, tokenHash: string, open: Span) {
  return db.selectFrom('invitations').select(columns).where('tokenHash', '=', tokenHash).where(inSpan('expiresAt', open)).executeTakeFirst()
}

/** Deletes the invitation, so that it can't be accepted again. */
export function takeInvitation(db: Database, tokenHash: string, open: Span) {
  const waiting = db.deleteFrom('invitations').where('tokenHash', '=', tokenHash).where(inSpan('expiresAt', open))
  return waiting.returning(columns).executeTakeFirst()
}

/** Deletes an invitation and returns it. */
export function deleteInvitation(db: Database, id: string) {
  return db.deleteFrom('invitations').where('id', '=', id).returning(columns).executeTakeFirst()
}

export async function deleteInvitationsBy(db: Database, uid: string) {
  await db.deleteFrom('invitations').where('invitedBy', '=', uid).execute()
}

/** Deletes the invitations that expired before a time (ISO 8601). */
export async function deleteInvitationsBefore(db: Database, moment: string) {
  await db.deleteFrom('invitations').where('expiresAt', '<', moment).execute()
}
