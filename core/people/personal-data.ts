import { noteChangeOf } from '#core/comments/review-change-rows.ts'
import type { Database } from '#core/database/database.ts'
import { inTransaction } from '#core/database/in-transaction.ts'
import { deletePersonalRows, listPersonalRows, type PersonalTable } from './personal-rows.ts'

/** What the site may have of an address, in the order in which it is shown. */
export const personalTables: Record<PersonalTable, string> = {
  users: 'Membership',
  comments: 'Comments',
  reviews: 'Reviews',
  questions: 'Questions',
  contacts: 'Messages',
  readers: 'Newsletter',
  spam: 'Held as spam',
  mails: 'Emails',
  answerAddresses: 'Asked to be told of answers',
}

const tables = Object.keys(personalTables) as PersonalTable[]

/** Everything that an address has here, as of one moment, by table; tables without anything are left out. */
export function findPersonalData(db: Database, email: string) {
  const address = email.toLowerCase()
  return inTransaction(db, async (transaction) => {
    const found: { table: PersonalTable; rows: Record<string, unknown>[] }[] = []
    for (const table of tables) found.push({ table, rows: await listPersonalRows(transaction, table, address) })
    return found.filter(({ rows }) => rows.length > 0)
  })
}

/**
 * Deletes everything that an address has here, all or nothing; returns how many entries there were. Photos of reviews go with the next upkeep. What backups and archives
 * have of it stays in them until they are old.
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
