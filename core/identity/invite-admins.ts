import type { Database } from '#core/database/database.ts'
import { inTransaction } from '#core/database/in-transaction.ts'
import { newId } from '#domain/id.ts'
import { type Role, toRole } from '#domain/identity/roles.ts'
import { isIn, nextOf } from '#domain/span.ts'
import { deleteAccount, findAccountId, insertAccount } from './account-rows.ts'
import { writeLog } from './admin-log.ts'
import { findAdmin, insertAdmin } from './admin-rows.ts'
import { signIn } from './admin-sessions.ts'
import {
  deleteInvitation,
  deleteInvitationsBefore,
  findInvitation,
  listInvitations,
  takeInvitation,
  upsertInvitation,
} from './invitation-rows.ts'
import type { Identity } from './open-identity.ts'
import { checkProof, type Proof } from './own-account.ts'
import { TooBusy } from './password-hashing.ts'
import { makeSecret, toTokenHash } from './secret-links.ts'
import { admitAttempt, type Throttled } from './throttle.ts'

/** How many days an invitation link is valid. */
export const invitationDays = 7

const day = 24 * 60 * 60 * 1000

/** How many days an expired invitation stays listed. */
const listedDays = 30

/** Whoever accepts an invitation. `address` is the IP address for throttling, `headers` are the request's. */
type Acceptance = { token: string; name: string; password: string; address: string; now: Date; headers: Headers }

/**
 * Invites an address, replacing an earlier invitation. If the site can send mail, the link is mailed and not returned. Rejects the address of
 * an existing admin.
 */
export async function inviteAdmin(identity: Identity, proof: Proof, { email: typed, role }: { email: string; role: Role }) {
  const proven = await checkProof(identity, proof)
  if (!proven.ok) return proven
  const { db, siteUrl, tell } = identity
  const canMail = await identity.canMail()
  const email = typed.toLowerCase()
  if (await isAdmin(db, email)) return { ok: false as const, reason: 'admin' as const }
  const { now, uid } = proof
  const { token, tokenHash } = makeSecret()
  const expiresAt = new Date(now.getTime() + invitationDays * day).toISOString()
  await inTransaction(db, async (transaction) => {
    const invitation = { id: newId(now), email, role, tokenHash, invitedBy: uid, createdAt: now.toISOString(), expiresAt }
    await upsertInvitation(transaction, invitation)
    const entry = { kind: 'admins', what: `invited ${email} as ${role}`, link: '/admin/admins' } as const
    await writeLog(transaction, { uid, name: proof.email }, entry, now)
  })
  const link = `${siteUrl}/admin/invitation?token=${token}`
  if (!canMail) return { ok: true as const, link }
  tell(
    email,
    'Your invitation',
    `${proof.email} has invited you to work on ${siteUrl}.

Open this link within ${invitationDays} days to choose a password:

${link}

If you weren't expecting this, you can ignore this email.
`,
  )
  return { ok: true as const, link: undefined }
}

export function revokeInvitation(db: Database, by: { uid: string; email: string }, id: string, now: Date) {
  return inTransaction(db, async (transaction) => {
    const revoked = await deleteInvitation(transaction, id)
    if (!revoked) return
    const entry = { kind: 'admins', what: `revoked the invitation for ${revoked.email}`, link: '/admin/admins' } as const
    await writeLog(transaction, { uid: by.uid, name: by.email }, entry, now)
  })
}

export async function listOpenInvitations(db: Database, now: Date) {
  const invitations = await listInvitations(db)
  return invitations.map((invitation) => ({ ...invitation, isExpired: !isIn(openInvitationsAt(now), invitation.expiresAt) }))
}

/** Who a link invites; undefined if it is invalid, used, revoked or expired. */
export function readInvitation(db: Database, token: string, now: Date) {
  return findInvitation(db, toTokenHash(token), openInvitationsAt(now))
}

/** Makes the holder of a link an admin, once, and signs them in. Throttled like signing in. */
export async function acceptInvitation(
  identity: Identity,
  { token, name, password, address, now, headers }: Acceptance,
): Promise<{ ok: true; cookies: string[] } | { ok: false; reason: 'expired' | 'taken' } | Throttled> {
  const { db, passwords } = identity
  const tokenHash = toTokenHash(token)
  const admission = await admitAttempt(db, { account: `invitation ${tokenHash}`, address, now })
  if (!admission.ok) return admission
  const found = await readInvitation(db, token, now)
  if (!found) return { ok: false, reason: 'expired' }
  const hashed = await passwords.hash(password).catch((error: unknown) => (error instanceof TooBusy ? undefined : Promise.reject(error)))
  await admission.takeBack()
  if (hashed === undefined) return { ok: false, reason: 'throttled', minutes: 1 }
  const outcome = await inTransaction(db, async (transaction) => {
    const taken = await takeInvitation(transaction, tokenHash, openInvitationsAt(now))
    const role = toRole(taken?.role)
    if (!taken || !role) return 'expired'
    const { email } = taken
    if (await isAdmin(transaction, email)) return 'taken'
    // An account without an admin record is useless.
    const useless = await findAccountId(transaction, email)
    if (useless) await deleteAccount(transaction, useless)
    const uid = newId(now)
    await insertAccount(transaction, { uid, name, email, password: hashed, now: now.toISOString() })
    await insertAdmin(transaction, { uid, role, email, createdAt: now.toISOString() })
    const entry = { kind: 'admins', what: `accepted the invitation as ${role}`, link: '/admin/admins' } as const
    await writeLog(transaction, { uid, name: email }, entry, now)
    return { email }
  })
  if (typeof outcome === 'string') return { ok: false, reason: outcome }
  const session = await signIn(identity, { email: outcome.email, password, address, now, headers })
  // The account exists: without a session, its owner can still sign in.
  return { ok: true, cookies: session.ok ? session.cookies : [] }
}

/** When open invitations can expire. */
export function openInvitationsAt(now: Date) {
  return nextOf(invitationDays * day, now)
}

/** Deletes the invitations that expired long before the trusted time. */
export function forgetInvitations(db: Database, sureTime: Date) {
  return deleteInvitationsBefore(db, new Date(sureTime.getTime() - listedDays * day).toISOString())
}

async function isAdmin(db: Database, email: string) {
  const uid = await findAccountId(db, email)
  const admin = uid === undefined ? undefined : await findAdmin(db, uid)
  return toRole(admin?.role) !== undefined
}
