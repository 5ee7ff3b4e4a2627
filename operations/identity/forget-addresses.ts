import type { Database } from '#storage/database/database.ts'
import { deleteSubmissionsBefore } from '#storage/forms/submissions.ts'
import { deleteLogAddressesBefore } from '#storage/identity/log-rows.ts'
import { deleteSignInFailuresBefore } from '#storage/identity/sign-in-failures.ts'

const retentionMilliseconds = 23 * 60 * 60 * 1000

/** Deletes the IP addresses that rate limits and failed sign-ins have recorded. Run hourly, it leaves none older than a day. */
export async function forgetAddresses(db: Database, now: Date) {
  const moment = new Date(now.getTime() - retentionMilliseconds).toISOString()
  await deleteSubmissionsBefore(db, moment)
  await deleteSignInFailuresBefore(db, moment)
  await deleteLogAddressesBefore(db, moment)
}
