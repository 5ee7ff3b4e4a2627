import { newId } from '#domain/id.ts'
import { hours, minutes } from '#operations/forms/durations.ts'
import type { Database } from '#storage/database/database.ts'
import {
  deleteSignInFailure,
  deleteSignInFailuresBefore,
  type FailureSource,
  findSignInFailureMoment,
  insertSignInFailure,
} from '#storage/identity/sign-in-failures.ts'

const failureLimits = { perAccount: 5, perAddress: 20, within: minutes(15) }

/** An attempt to sign in: `account` is a hash, `address` an IP address. */
export type Attempt = { account: string; address: string; now: Date }

/** Whether an attempt is allowed; `takeBack` removes it from the count when it did not fail. Otherwise the minutes to wait. */
export type Admission = { ok: true; takeBack: () => Promise<void> } | { ok: false; minutes: number }

/**
 * Records an attempt as failed before it is made, so that concurrent attempts can't exceed the limit. A rejected one is not counted, so that
 * waiting always ends. Failures are deleted after a day.
 */
export async function admitAttempt(db: Database, { account, address, now }: Attempt): Promise<Admission> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString()
  const id = newId(now)
  await deleteSignInFailuresBefore(db, before(hours(24)))
  await insertSignInFailure(db, { id, account, address, createdAt: now.toISOString() })
  const takeBack = () => deleteSignInFailure(db, id)
  const since = before(failureLimits.within)
  const moments = await Promise.all([findOldest({ account }, failureLimits.perAccount), findOldest({ address }, failureLimits.perAddress)])
  const last = moments
    .filter((moment) => moment !== undefined)
    .sort()
    .at(-1)
  if (last === undefined) return { ok: true, takeBack }
  await takeBack()
  return { ok: false, minutes: toMinutes(new Date(last).getTime() + failureLimits.within - now.getTime()) }

  /** The failure that has to expire before the next attempt is allowed; the attempt itself is the newest. */
  function findOldest(source: FailureSource, limit: number) {
    return findSignInFailureMoment(db, source, { since, newer: limit })
  }
}

function toMinutes(milliseconds: number) {
  return Math.max(1, Math.ceil(milliseconds / minutes(1)))
}
