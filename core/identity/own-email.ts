import { inTransaction } from '#core/database/in-transaction.ts'
import { nextOf } from '#domain/span.ts'
import { findAccount, isAddressTaken, updateAddress, updateName } from './account-rows.ts'
import { writeLog } from './admin-log.ts'
import { findAwaitedEmail, findEmailChange, takeEmailChange, upsertEmailChange } from './email-change-rows.ts'
import type { Identity } from './open-identity.ts'
import { checkProof, type Proof } from './own-account.ts'
import { makeSecret, toTokenHash } from './secret-links.ts'
import { deleteResetLinks } from './session-rows.ts'
import { admitAttempt, type Throttled } from './throttle.ts'

/** How long the link for a new address is valid. */
const linkMilliseconds = 24 * 60 * 60 * 1000

/**
 * Changes the signed-in admin's name and email address. If the site can send mail, a new address takes effect once the link mailed to it is
 * opened: then `awaited` is that address. The old address is notified at once.
 */
export async function changeOwnAccount(identity: Identity, proof: Proof, { name, email: typed }: { name: string; email: string }) {
  const proven = await checkProof(identity, proof)
  if (!proven.ok) return proven
  const { db } = identity
  const canMail = await identity.canMail()
  const { uid, now } = proof
  const email = typed.toLowerCase()
  if (await isAddressTaken(db, uid, email)) return { ok: false as const, reason: 'taken' as const }
  const isNew = email !== proof.email
  await inTransaction(db, async (transaction) => {
    const actor = { uid, name: proof.email }
    const earlier = await findAccount(transaction, uid)
    if (earlier?.name !== name) {
      await updateName(transaction, uid, { name, now: now.toISOString() })
      await writeLog(transaction, actor, { kind: 'account', what: 'changed their name' }, now)
    }
    if (isNew && !canMail) {
      await updateAddress(transaction, uid, { email, now: now.toISOString() })
      await deleteResetLinks(transaction, uid)
      await writeLog(transaction, actor, { kind: 'account', what: `changed their email address to ${email}` }, now)
    }
  })
  if (isNew && canMail) await askToConfirm(identity, proof, email)
  return { ok: true as const, awaited: isNew && canMail ? email : undefined }
}

/** The address that a link confirms; undefined if the link is invalid, used or expired. */
export async function readEmailChange({ db }: Identity, token: string, now: Date) {
  return (await findEmailChange(db, toTokenHash(token), nextOf(linkMilliseconds, now)))?.email
}

/** The pending address of an account. */
export function readAwaitedEmail({ db }: Identity, uid: string, now: Date) {
  return findAwaitedEmail(db, uid, nextOf(linkMilliseconds, now))
}

/** Changes an account's address with the link mailed to the new one. Throttled like signing in. */
export async function confirmEmailChange(
  { db }: Identity,
  { token, address, now }: { token: string; address: string; now: Date },
): Promise<{ ok: true } | { ok: false; reason: 'expired' | 'taken' } | Throttled> {
  const tokenHash = toTokenHash(token)
  const admission = await admitAttempt(db, { account: `address ${tokenHash}`, address, now })
  if (!admission.ok) return admission
  const outcome = await inTransaction(db, async (transaction) => {
    const waiting = await takeEmailChange(transaction, tokenHash, nextOf(linkMilliseconds, now))
    const account = waiting && (await findAccount(transaction, waiting.uid))
    if (!account) return { ok: false as const, reason: 'expired' as const }
    const { uid, email } = waiting
    if (await isAddressTaken(transaction, uid, email)) return { ok: false as const, reason: 'taken' as const }
    await updateAddress(transaction, uid, { email, now: now.toISOString() })
    await deleteResetLinks(transaction, uid)
    await writeLog(transaction, { uid, name: account.email }, { kind: 'account', what: `changed their email address to ${email}` }, now)
    return { ok: true as const }
  })
  if (outcome.ok) await admission.takeBack()
  return outcome
}

async function askToConfirm({ db, siteUrl, tell }: Identity, { uid, email: earlier, now }: Proof, email: string) {
  const { token, tokenHash } = makeSecret()
  await inTransaction(db, async (transaction) => {
    await upsertEmailChange(transaction, { uid, email, tokenHash, expiresAt: new Date(now.getTime() + linkMilliseconds).toISOString() })
    await writeLog(transaction, { uid, name: earlier }, { kind: 'account', what: `requested the email address ${email}` }, now)
  })
  tell(
    email,
    'Confirm your new email address',
    `Open this link within a day to start signing in to the admin of ${siteUrl} with this address:

${siteUrl}/admin/confirm-email?token=${token}

If you didn't request this, you can ignore this email.
`,
  )
  tell(
    earlier,
    'Email address change',
    `Someone, hopefully you, asked to change the email address for the admin of ${siteUrl} to ${email}. We sent a link there. Nothing changes until it is opened. If it wasn't you, change your password: that cancels the link.
`,
  )
}
