import { stringify } from 'csv-stringify/sync'
import type { Database } from '#core/database/database.ts'
import { listUsersBefore } from '#core/people/people-rows.ts'
import { writeWholeFile } from '#core/pictures/files.ts'
import { type ExportedSite, toByteChunks } from '../exported-site.ts'

const batchSize = 500
const ownerOnly = 0o600
const columns = ['email', 'name', 'note', 'subscribed_to_emails', 'complimentary_plan', 'stripe_customer_id', 'created_at', 'labels']

/** The members as a CSV file with Ghost's own columns, which only this user may read. */
export function writeGhostMembers({ db }: ExportedSite, path: string) {
  return writeWholeFile(path, toByteChunks(toCsv(db)), ownerOnly)
}

async function* toCsv(db: Database) {
  let before: string | undefined
  do {
    const users = await listUsersBefore(db, before, batchSize)
    const rows = users.map(({ email, fullName, phone, createdAt }) => ({
      ...{ email, name: fullName, note: phone, subscribed_to_emails: 'true', complimentary_plan: 'false', created_at: createdAt },
    }))
    yield stringify(rows, { columns, header: before === undefined, escape_formulas: true })
    before = users.at(-1)?.id
  } while (before !== undefined)
}
