import { writeLog } from './admin-log.ts'
import { deleteEmailChange } from './email-change-rows.ts'
import type { Identity } from './open-identity.ts'
import { TooBusy } from './password-hashing.ts'
import { deleteOtherSessions, deleteResetLinks } from './session-rows.ts'
import { admitAttempt, type Throttled, toAccountKey } from './throttle.ts'

/** Whoever is signed in, and the password that they typed to prove it. `address` is the IP address for throttling. */
export type Proof = { uid: string; email: string; current: string; address: string; now: Date }

/** Why a proof was rejected. */
export type ProofRefusal = { ok: false; reason: 'wrong-password' } | Throttled

/** Checks the signed-in admin's current password. Throttled like signing in, so that it can't be guessed in an unattended browser. */
export async function checkProof(
  { openAccounts, db, passwords }: Identity,
  { uid, email, current, address, now }: Proof,
): Promise<{ ok: true } | ProofRefusal> {
  const admission = await admitAttempt(db, { account: `proof ${toAccountKey(email)}`, address, now })
  if (!admission.ok) return admission
  const accounts = await openAccounts()
  const account = await accounts.findCredentialAccount(uid)
  try {
    const isRight = account?.password ? await passwords.verify({ hash: account.password, password: current }) : false
    if (!isRight) return { ok: false, reason: 'wrong-password' }
  } catch (error) {
    if (!(error instanceof TooBusy)) throw error
    await admission.takeBack()
    return { ok: false, reason: 'throttled', minutes: 1 }
  }
  await admission.takeBack()
  return { ok: true }
}

/** Sets the signed-in admin's password, and ends all their other sessions and reset links. */
export async function changeOwnPassword(
  identity: Identity,
  proof: Proof,
  { password, sessionId }: { password: string; sessionId: string },
) {
  const proven = await checkProof(identity, proof)
  if (!proven.ok) return proven
  if (identity.passwords.isBusy()) return { ok: false as const, reason: 'throttled' as const, minutes: 1 }
  const accounts = await identity.openAccounts()
  await accounts.updatePassword(proof.uid, await identity.passwords.hash(password))
  await deleteOtherSessions(identity.db, proof.uid, sessionId)
  await deleteResetLinks(identity.db, proof.uid)
  await deleteEmailChange(identity.db, proof.uid)
  await noteOwn(identity, proof, 'changed their password')
  return proven
}

/** Logs a change that an admin made to their own account. */
export function noteOwn({ db }: Identity, { uid, email, now }: Pick<Proof, 'uid' | 'email' | 'now'>, what: string) {
  return writeLog(db, { uid, name: email }, { kind: 'account', what }, now)
}
