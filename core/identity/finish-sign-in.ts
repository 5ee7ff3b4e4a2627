import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#core/database/database.ts'
import { inTransaction } from '#core/database/in-transaction.ts'
import { announce } from '#core/events/hear-events.ts'
import { describeBrowser } from '#domain/identity/describe-browser.ts'
import { toRole } from '#domain/identity/roles.ts'
import { findAccountId } from './account-rows.ts'
import { writeLog } from './admin-log.ts'
import { countFailure } from './admin-log-rows.ts'
import { findAdmin } from './admin-rows.ts'
import { findKnownDevice, toDeviceCookie } from './known-device.ts'
import type { Identity } from './open-identity.ts'
import { hasSignedIn, updateLastSignIn } from './session-rows.ts'
import { endWhatIsOver } from './session-times.ts'

type SignedIn = { uid: string; email: string; how: string; now: Date; headers: Headers }

/** Completes a sign-in: logs it, and ends the browser's previous session, if any. Returns the cookie by which the browser is recognised. */
export async function finishSignIn(identity: Identity, { uid, email, how, now, headers }: SignedIn) {
  const { auth, db, hasSession } = identity
  // better-auth stamps sessions by the system's clock.
  const moment = new Date()
  await endWhatIsOver(db, moment)
  const isNew = (await hasSignedIn(db, uid)) && (await findKnownDevice(identity, email, headers)) === undefined
  const browser = describeBrowser(headers.get('user-agent') ?? '')
  await updateLastSignIn(db, uid, moment.toISOString())
  await inTransaction(db, async (transaction) => {
    const what = isNew ? `${how} with a new browser: ${browser}` : how
    const entry = await writeLog(transaction, { uid, name: email }, { kind: 'signing-in', what }, now)
    if (isNew) await announce(transaction, 'browser.new', [entry], now)
  })
  if (hasSession(headers)) await (await auth()).api.signOut({ headers })
  const device = await toDeviceCookie(identity, { uid, email })
  return device ? [device] : []
}

/** One entry per account, reason and quarter of an hour, regardless of the number of attempts. */
const countedMilliseconds = 15 * 60 * 1000

/** The minimum duration of recording a wrong password, also for unknown addresses: longer than writing an entry takes. */
const noteMilliseconds = 100

const reasons = {
  password: 'could not sign in: wrong password',
  code: 'could not sign in: wrong code after the password',
  passkey: 'could not sign in: their passkey was rejected',
} as const

/** `address` is the IP address, which is stored for a day. */
type Failure = { reason: keyof typeof reasons; address: string; now: Date }

/** Logs a failed sign-in if the account is an admin's. */
export async function noteFailure(db: Database, uid: string, { reason, address, now }: Failure) {
  const admin = await findAdmin(db, uid)
  if (!admin || !toRole(admin.role)) return
  const quarter = Math.floor(now.getTime() / countedMilliseconds)
  await countFailure(db, {
    id: `failed-${reason}-${uid}-${quarter}`,
    createdAt: now.toISOString(),
    actorId: uid,
    actor: admin.email,
    kind: 'failed',
    what: reasons[reason],
    link: null,
    attempts: 1,
    address,
  })
}

/** The same for a wrong password. Neither the response nor its time reveals whether an admin has this address. */
export async function noteWrongPassword(db: Database, email: string, { address, now }: Omit<Failure, 'reason'>) {
  await Promise.all([noteIfKnown(), sleep(noteMilliseconds)])

  async function noteIfKnown() {
    const uid = await findAccountId(db, email.toLowerCase())
    if (uid !== undefined) await noteFailure(db, uid, { reason: 'password', address, now })
  }
}
