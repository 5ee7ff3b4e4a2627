import { setTimeout as sleep } from 'node:timers/promises'
import { isRefusal } from './auth-contract.ts'
import { findKnownDevice, toDeviceKey } from './known-device.ts'
import type { Identity } from './open-identity.ts'
import { TooBusy } from './password-hashing.ts'
import { endWhatIsOver } from './session-times.ts'
import { admitAttempt, type Throttled, toAccountKey } from './throttle.ts'

/** How long every response to a request takes: longer than finding an account and storing its link. */
const answerMilliseconds = 250

/** How many of the five links that an account gets in a quarter of an hour one IP address may request, so that some remain for the owner. */
const perVisitor = 3

type Forgotten = { email: string; address: string; now: Date; headers: Headers }

/**
 * Mails a link that is valid for an hour, if the account exists, which neither the response nor its time reveals. Throttled like signing in:
 * known browsers have their own limit, which strangers can't use up.
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

/** Sets a new password with the token of a mailed link, and ends all sessions and other links of the account. Used or invalid links are `expired`, too. */
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
