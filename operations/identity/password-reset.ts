import { isAPIError } from 'better-auth/api'
import { type Identity, toAccountKey } from './open-identity.ts'
import { TooBusy } from './password-hashing.ts'
import { admitAttempt } from './throttle.ts'

type Forgotten = { email: string; address: string; now: Date }

/** `ok` also when there is no such account; otherwise the minutes to wait. */
export type ResetRequestOutcome = { ok: true } | { ok: false; reason: 'throttled'; minutes: number }

/** Mails a link that is valid for an hour, if there is such an account, without revealing that. Throttled like signing in. */
export async function requestPasswordReset({ auth, db }: Identity, { email, address, now }: Forgotten): Promise<ResetRequestOutcome> {
  const admission = await admitAttempt(db, { account: `reset ${toAccountKey(email)}`, address, now })
  if (!admission.ok) return { ok: false, reason: 'throttled', minutes: admission.minutes }
  await auth.api.requestPasswordReset({ body: { email: email.toLowerCase() } })
  return { ok: true }
}

/** `expired` includes links that were used already or never existed. */
export type ResetOutcome = { ok: true } | { ok: false; reason: 'expired' | 'busy' }

/** Sets a new password by the token of a mailed link, and ends every session of the account. */
export async function resetPassword(
  { auth, isBusy }: Identity,
  { token, password }: { token: string; password: string },
): Promise<ResetOutcome> {
  // better-auth consumes the token before it hashes the password.
  if (isBusy()) return { ok: false, reason: 'busy' }
  try {
    await auth.api.resetPassword({ body: { token, newPassword: password } })
    return { ok: true }
  } catch (error) {
    if (error instanceof TooBusy) return { ok: false, reason: 'busy' }
    if (isAPIError(error) && error.statusCode < 500) return { ok: false, reason: 'expired' }
    throw error
  }
}
