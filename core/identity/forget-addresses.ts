import type { Database } from '#core/database/database.ts'
import { deleteSubmissionsOutside } from '#core/forms/submission-rows.ts'
import { deleteMarksOutside } from '#core/spam/spam-mark-rows.ts'
import { lastOf } from '#domain/span.ts'
import { deleteLogAddressesOutside } from './admin-log-rows.ts'
import { deleteSignInFailuresOutside } from './sign-in-failure-rows.ts'

const retentionMilliseconds = 23 * 60 * 60 * 1000

/** Deletes the IP addresses recorded by rate limits and failed sign-ins, and their fingerprints. Run hourly, so that none is older than a day. */
export async function forgetAddresses(db: Database, now: Date) {
  const kept = lastOf(retentionMilliseconds, now)
  await deleteSubmissionsOutside(db, kept)
  await deleteMarksOutside(db, kept)
  await deleteSignInFailuresOutside(db, kept)
  await deleteLogAddressesOutside(db, kept)
}
