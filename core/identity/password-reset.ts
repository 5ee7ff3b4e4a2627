import { setTimeout as sleep } from 'node:timers/promises'
import { isRefusal } from './auth-contract.ts'
import { findKnownDevice, toDeviceKey } from './known-device.ts'
import type { Identity } from './open-identity.ts'
import { TooBusy } from './password-hashing.ts'
import { endWhatIsOver } from './session-times.ts'
import { admitAttempt, type Throttled, toAccountKey } from './throttle.ts'

/** How long every answer to a request for a link takes: more than finding an account and writing down its link. */
const answerMilliseconds = 250

/** How many links one address may ask for of the five that an account gets in a quarter of an hour: others have to get theirs. */
const perVisitor = 3

type Forgotten = { email: string; address: string; now: Date; headers: Headers }

/**
 * Mails a link that is valid for an hour, if there is such an account, without revealing that, by its words or its time. Throttled like signing in: a browser that is
 * known gets its own, however many strangers ask for.
 */
export async function requestPasswordReset(
  identity: Identity,
  { email, address, now, headers }: Forgotten,
): Promise<{ ok: true } | Throttled> {
  const device = await findKnownDevice(identity, email, headers)
  const account = `reset ${device ? toDeviceKey(device) : toAccountKey(email)}`
  const admission = await admitAttempt(identity.db, { account, address, now, isOfDevice: device !== undefined, perVisitor })
  if (!admission.ok) return admission
  const { api } = await identity.auth()
  await Promise.all([api.requestPasswordReset({ body: { email: email.toLowerCase() } }), sleep(answerMilliseconds)])
  return { ok: true }
}

/** Sets a new password by the token of a mailed link, and ends every session and every other link of the account. A used or made-up link is `expired`, too. */
export async function resetPassword(
  { auth, db, passwords }: Identity,
  { token, password }: { token: string; password: string },
): Promise<{ ok: true } | { ok: false; reason: 'expired' | 'busy' }> {
  await endWhatIsOver(db)
  // better-auth consumes the token before it hashes the password.
  if (passwords.isBusy()) return { ok: false, reason: 'busy' }
  try {
    await (await auth()).api.resetPassword({ body: { token, newPassword: password } })
    return { ok: true }
  } catch (error) {
    if (error instanceof TooBusy) return { ok: false, reason: 'busy' }
    if (isRefusal(error)) return { ok: false, reason: 'expired' }
    throw error
  }
}
