import type { Database } from '#core/database/database.ts'
import { nextOf } from '#domain/span.ts'
import { unlockSecondSteps } from './account-rows.ts'
import { lifetimes, secondStepLock } from './auth-contract.ts'
import { deleteExpiredSessions } from './session-rows.ts'

// better-auth uses the system's clock, accepts everything that expires in the far future, and treats locks until then as valid.

/** Where the ends of sessions lie that are not over. */
export function openSessionsAt(now: Date) {
  return nextOf(1000 * lifetimes.session, now)
}

/** Deletes sessions, reset links and locks that are over, those of a clock that was ahead as well. */
export async function endWhatIsOver(db: Database, now = new Date()) {
  await deleteExpiredSessions(db, { sessions: openSessionsAt(now), links: nextOf(1000 * lifetimes.resetLink, now) })
  await unlockSecondSteps(db, nextOf(1000 * secondStepLock, now))
}
