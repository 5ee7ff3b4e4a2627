import type { Database } from '#core/database/database.ts'
import { nextOf } from '#domain/span.ts'
import { unlockSecondSteps } from './account-rows.ts'
import { lifetimes, secondStepLock } from './auth-contract.ts'
import { deleteExpiredSessions } from './session-rows.ts'

// better-auth uses the system clock, and accepts sessions, links and locks that expire in the far future.

/** When open sessions can expire. */
export function openSessionsAt(now: Date) {
  return nextOf(1000 * lifetimes.session, now)
}

/** Deletes expired sessions, reset links and locks, and those written by a clock that was ahead. */
export async function endWhatIsOver(db: Database, now = new Date()) {
  await deleteExpiredSessions(db, { sessions: openSessionsAt(now), links: nextOf(1000 * lifetimes.resetLink, now) })
  await unlockSecondSteps(db, nextOf(1000 * secondStepLock, now))
}
