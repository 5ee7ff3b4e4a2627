import { isAddressTaken, updateAccount } from '#storage/identity/accounts.ts'
import { deleteOtherSessions, deleteResetLinks } from '#storage/identity/sessions.ts'
import { type Identity, toAccountKey } from './open-identity.ts'
import { TooBusy } from './password-hashing.ts'
import { admitAttempt, type Throttled } from './throttle.ts'

/** Whoever is signed in, and the password that they typed to prove it. `address` is the IP address for throttling. */
export type Proof = { uid: string; email: string; current: string; address: string; now: Date }

/** Why a proof was not accepted. */
export type ProofRefusal = { ok: false; reason: 'wrong-password' } | Throttled

/** Checks the present password of whoever is signed in. Throttled like signing in, so that an open browser lets nobody guess. */
export async function checkProof(
  { auth, db }: Identity,
  { uid, email, current, address, now }: Proof,
): Promise<{ ok: true } | ProofRefusal> {
  const admission = await admitAttempt(db, { account: `proof ${toAccountKey(email)}`, address, now })
  if (!admission.ok) return admission
  const { internalAdapter, password: hashing } = await auth.$context
  const account = await internalAdapter.findCredentialAccount(uid)
  try {
    const isRight = account?.password ? await hashing.verify({ hash: account.password, password: current }) : false
    if (!isRight) return { ok: false, reason: 'wrong-password' }
  } catch (error) {
    if (!(error instanceof TooBusy)) throw error
    await admission.takeBack()
    return { ok: false, reason: 'throttled', minutes: 1 }
  }
  await admission.takeBack()
  return { ok: true }
}

/** Sets the password of whoever is signed in, and ends all their other sessions and reset links. */
export async function changeOwnPassword(
  identity: Identity,
  proof: Proof,
  { password, sessionId }: { password: string; sessionId: string },
) {
  const proven = await checkProof(identity, proof)
  if (!proven.ok) return proven
  if (identity.isBusy()) return { ok: false as const, reason: 'throttled' as const, minutes: 1 }
  const { internalAdapter, password: hashing } = await identity.auth.$context
  await internalAdapter.updatePassword(proof.uid, await hashing.hash(password))
  await deleteOtherSessions(identity.db, proof.uid, sessionId)
  await deleteResetLinks(identity.db, proof.uid)
  return proven
}

/** Changes name and e-mail address of whoever is signed in. The earlier address is told of a new one, if the site can send mail. */
export async function changeOwnAccount(identity: Identity, proof: Proof, { name, email: typed }: { name: string; email: string }) {
  const proven = await checkProof(identity, proof)
  if (!proven.ok) return proven
  const email = typed.toLowerCase()
  if (await isAddressTaken(identity.db, proof.uid, email)) return { ok: false as const, reason: 'taken' as const }
  await updateAccount(identity.db, proof.uid, { name, email, now: proof.now.toISOString() })
  if (email !== proof.email) {
    await deleteResetLinks(identity.db, proof.uid)
    identity.tell(
      proof.email,
      'Another e-mail address',
      `You sign in to the back office of ${identity.siteUrl} with ${email} from now on.

If it was not you who changed that, tell whoever runs the site.
`,
    )
  }
  return proven
}
