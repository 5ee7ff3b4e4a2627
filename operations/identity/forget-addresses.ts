import type { Database } from '#storage/database/database.ts'
import { deleteSubmissionsBefore } from '#storage/forms/submissions.ts'
import { deleteSignInFailuresBefore } from '#storage/identity/sign-in-failures.ts'

const keptMilliseconds = 23 * 60 * 60 * 1000

/** Forgets the network addresses that limits were counted by. Run every hour, it leaves none older than a day. */
export async function forgetAddresses(db: Database, now: Date) {
  const moment = new Date(now.getTime() - keptMilliseconds).toISOString()
  await deleteSubmissionsBefore(db, moment)
  await deleteSignInFailuresBefore(db, moment)
}
