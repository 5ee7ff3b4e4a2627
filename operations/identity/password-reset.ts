import { setTimeout as sleep } from 'node:timers/promises'
import { isRefusal } from './auth-contract.ts'
import type { Identity } from './open-identity.ts'
import { TooBusy } from './password-hashing.ts'
import { endWhatIsOver } from './session-times.ts'
import { admitAttempt, type Throttled, toAccountKey } from './throttle.ts'

/** How long every answer to a request for a link takes: more than finding an account and writing down its link. */
const answerMilliseconds = 250

type Forgotten = { email: string; address: string; now: Date }

/** Mails a link that is valid for an hour, if there is such an account, without revealing that, by its words or its time. Throttled like signing in. */
export async function requestPasswordReset({ auth, db }: Identity, { email, address, now }: Forgotten): Promise<{ ok: true } | Throttled> {
  const admission = await admitAttempt(db, { account: `reset ${toAccountKey(email)}`, address, now })
  if (!admission.ok) return admission
  const { api } = await auth()
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
