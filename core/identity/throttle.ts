import { hash } from 'node:crypto'
import type { Database } from '#core/database/database.ts'
import { newId } from '#domain/id.ts'
import { lastOf } from '#domain/span.ts'
import {
  deleteSignInFailure,
  deleteSignInFailuresOutside,
  type FailureSource,
  findSignInFailureMoment,
  insertSignInFailure,
} from './sign-in-failure-rows.ts'

const minute = 60_000
const withinMilliseconds = 15 * minute
const perAddress = 20
const perAccount = 5

/**
 * An attempt to sign in: `account` is a hash, `address` an IP address. Attempts from a known browser count only for that browser. `perVisitor`
 * is how many of an account's attempts one address may make.
 */
type Attempt = { account: string; address: string; now: Date; isOfDevice?: boolean; perVisitor?: number }

/** Too many attempts: the minutes to wait. */
export type Throttled = { ok: false; reason: 'throttled'; minutes: number }

/** The key that counts the failures of an account: a hash, so that no typed e-mail address is stored. */
export function toAccountKey(email: string) {
  return hash('sha256', email.trim().toLowerCase(), 'base64url')
}

/**
 * Whether an attempt is allowed. It is recorded as failed before it is made, so that concurrent attempts can't exceed the limit; `takeBack`
 * removes it from the count if it succeeds. Rejected attempts aren't counted, so that waiting always ends. Failures are deleted after a day.
 */
export async function admitAttempt(
  db: Database,
  { account, address, now, isOfDevice = false, perVisitor = perAccount }: Attempt,
): Promise<Throttled | { ok: true; takeBack: () => Promise<void> }> {
  const id = newId(now)
  await deleteSignInFailuresOutside(db, lastOf(24 * 60 * minute, now))
  await insertSignInFailure(db, { id, account, address, createdAt: now.toISOString() })
  const takeBack = () => deleteSignInFailure(db, id)
  const within = lastOf(withinMilliseconds, now)
  // The failure that has to expire before the next attempt is allowed; the attempt itself is the newest.
  const findOldest = (source: FailureSource, newer: number) => findSignInFailureMoment(db, source, { within, newer })
  const moments = await Promise.all([
    findOldest({ account }, perAccount),
    ...(isOfDevice ? [] : [findOldest({ address }, perAddress), findOldest({ account, address }, perVisitor)]),
  ])
  const [last] = moments.filter((moment) => moment !== undefined).sort((one, other) => (one < other ? 1 : -1))
  if (last === undefined) return { ok: true, takeBack }
  await takeBack()
  const wait = new Date(last).getTime() + withinMilliseconds - now.getTime()
  return { ok: false, reason: 'throttled', minutes: Math.max(1, Math.ceil(wait / minute)) }
}
