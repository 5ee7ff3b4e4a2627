import type { Database } from '#core/database/database.ts'
import { inTransaction } from '#core/database/in-transaction.ts'
import { hasRight, type Role } from '#domain/identity/roles.ts'
import { deleteAccount } from './account-rows.ts'
import { writeLog } from './admin-log.ts'
import { type Admin, findAdmin, lockOwners, updateRole } from './admin-rows.ts'
import { deleteInvitationsBy } from './invitation-rows.ts'
import type { Identity } from './open-identity.ts'
import { checkProof, type Proof } from './own-account.ts'
import { deleteResetLinks } from './session-rows.ts'

/** `self`: admins can't change their own role or remove themselves. `denied`: the acting admin no longer has the role 'all'. */
type Refusal = { ok: false; reason: 'self' | 'gone' | 'denied' }

/** Gives another admin a role, effective from their next request. */
export function changeRole(identity: Identity, proof: Proof, { uid, role }: { uid: string; role: Role }) {
  return changeAdmin(identity, proof, uid, async (transaction, { role: earlier }) => {
    if (role === earlier) return undefined
    await updateRole(transaction, uid, role)
    if (!hasRight(role, 'run')) await deleteInvitationsBy(transaction, uid)
    return (email) => `changed the role of ${email} from ${earlier} to ${role}`
  })
}

/** Removes another admin with their sessions and open invitations. What they wrote stays. */
export function removeAdmin(identity: Identity, proof: Proof, uid: string) {
  return changeAdmin(identity, proof, uid, async (transaction, { role }) => {
    await deleteInvitationsBy(transaction, uid)
    await deleteResetLinks(transaction, uid)
    await deleteAccount(transaction, uid)
    return (email) => `removed ${email}, who was ${role}`
  })
}

type Change = (transaction: Database, admin: Admin) => Promise<((email: string) => string) | undefined>

/**
 * Changes are serialised, and the acting admin must still have the role 'all': of two admins who change each other, only one succeeds. Since
 * admins can't change themselves, at least one always has the role 'all'.
 */
async function changeAdmin(identity: Identity, proof: Proof, uid: string, change: Change) {
  const proven = await checkProof(identity, proof)
  if (!proven.ok) return proven
  const refuse = (reason: Refusal['reason']): Refusal => ({ ok: false, reason })
  if (uid === proof.uid) return refuse('self')
  return inTransaction(identity.db, async (transaction) => {
    const owners = await lockOwners(transaction)
    if (!owners.includes(proof.uid)) return refuse('denied')
    const admin = await findAdmin(transaction, uid)
    if (!admin) return refuse('gone')
    const describe = await change(transaction, admin)
    const actor = { uid: proof.uid, name: proof.email }
    if (describe) await writeLog(transaction, actor, { kind: 'admins', what: describe(admin.email), link: '/admin/admins' }, proof.now)
    return proven
  })
}
