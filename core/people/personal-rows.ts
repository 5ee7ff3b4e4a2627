import { sql } from 'kysely'
import type { Database } from '#core/database/database.ts'
import type { Tables } from '#core/database/schema.ts'

/**
 * Where addresses are stored, and how each table finds them; a new table with addresses is one line here, and one in
 * `core/people/personal-data.ts`.
 */
const columnOf = {
  comments: sql<string>`lower("email")`,
  reviews: sql<string>`"emailKey"`,
  questions: sql<string>`lower("email")`,
  contacts: sql<string>`lower("email")`,
  users: sql<string>`"emailKey"`,
  readers: sql<string>`"emailKey"`,
  spam: sql<string>`lower("email")`,
  mails: sql<string>`lower("address")`,
  answerAddresses: sql<string>`"emailKey"`,
} satisfies Partial<Record<keyof Tables, unknown>>

export type PersonalTable = keyof typeof columnOf

/** Internal columns. */
const inner = ['searchText', 'emailKey', 'uniqueKey', 'letterId', 'leavePath', 'entry']

/** Everything a table has about an address (lower case), oldest first. */
export async function listPersonalRows(db: Database, table: PersonalTable, address: string): Promise<Record<string, unknown>[]> {
  const rows = await db
    .selectFrom(table as 'comments')
    .selectAll()
    .where(columnOf[table], '=', address)
    .execute()
  return rows
    .map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !inner.includes(name))))
    .sort((one, other) => (String(one.createdAt) < String(other.createdAt) ? -1 : 1))
}

/** Deletes the rows of an address (lower case); returns how many there were. */
export async function deletePersonalRows(db: Database, table: PersonalTable, address: string) {
  const { numDeletedRows } = await db
    .deleteFrom(table as 'comments')
    .where(columnOf[table], '=', address)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
