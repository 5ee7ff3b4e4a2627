import { noteChangeOf } from '#core/comments/review-change-rows.ts'
import type { Database } from '#core/database/database.ts'
import { inTransaction } from '#core/database/in-transaction.ts'
import { deletePersonalRows, listPersonalRows, type PersonalTable } from './personal-rows.ts'

/** What the site may store about an address, in the order in which it is shown and erased: rows come before those that they belong to. */
export const personalTables: Record<PersonalTable, string> = {
  users: 'Membership',
  comments: 'Comments',
  reviews: 'Reviews',
  questions: 'Questions',
  contacts: 'Messages',
  consents: 'What they agreed to',
  readers: 'Newsletter',
  spam: 'Held as spam',
  mails: 'Emails',
  answerWishes: 'Waiting for a reply',
  answerAddresses: 'Asked for emails about replies',
}

const tables = Object.keys(personalTables) as PersonalTable[]

/** Everything stored about an address at one moment, by table; empty tables are left out. */
export function findPersonalData(db: Database, email: string) {
  const address = email.toLowerCase()
  return inTransaction(db, async (transaction) => {
    const found: { table: PersonalTable; rows: Record<string, unknown>[] }[] = []
    for (const table of tables) found.push({ table, rows: await listPersonalRows(transaction, table, address) })
    return found.filter(({ rows }) => rows.length > 0)
  })
}

/**
 * Deletes everything stored about an address, all or nothing; returns how many entries there were. Photos of reviews go with the next
 * clean-up. Existing backups and archives still contain the data until they expire.
 */
export function erasePersonalData(db: Database, email: string, now: Date) {
  const address = email.toLowerCase()
  return inTransaction(db, async (transaction) => {
    const reviews = await listPersonalRows(transaction, 'reviews', address)
    await noteChangeOf(
      transaction,
      reviews.map(({ id }) => String(id)),
      now,
    )
    let count = 0
    for (const table of tables) count += await deletePersonalRows(transaction, table, address)
    return count
  })
}
