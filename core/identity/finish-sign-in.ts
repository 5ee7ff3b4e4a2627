import { writeLog } from './admin-log.ts'
import { toDeviceCookie } from './known-device.ts'
import type { Identity } from './open-identity.ts'
import { updateLastSignIn } from './session-rows.ts'
import { endWhatIsOver } from './session-times.ts'

type SignedIn = { uid: string; email: string; how: string; now: Date; headers: Headers }

/** What follows each sign-in: it is noted, and the browser's previous session, if the request has one, ends. Returns the cookie by which the browser is known. */
export async function finishSignIn(identity: Identity, { uid, email, how, now, headers }: SignedIn) {
  const { auth, db, hasSession } = identity
  // better-auth stamps sessions by the system's clock.
  const moment = new Date()
  await endWhatIsOver(db, moment)
  await updateLastSignIn(db, uid, moment.toISOString())
  await writeLog(db, { uid, name: email }, { kind: 'signing-in', what: how }, now)
  if (hasSession(headers)) await (await auth()).api.signOut({ headers })
  const device = await toDeviceCookie(identity, { uid, email })
  return device ? [device] : []
}
