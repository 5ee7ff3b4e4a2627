import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#core/database/database.ts'
import type { Tables } from '#core/database/schema.ts'

const byEmail = (address: string) => sql<boolean>`lower("email") = ${address}`
const byKey = (address: string) => sql<boolean>`"emailKey" = ${address}`

/**
 * Where addresses are stored, and how each table finds them; a new table with addresses is one line here, and one in
 * `core/people/personal-data.ts`.
 */
const conditionOf = {
  comments: byEmail,
  reviews: byKey,
  questions: byEmail,
  contacts: byEmail,
  users: byKey,
  consents: (address) => sql`"readerId" in (select "id" from "readers" where "emailKey" = ${address})`,
  readers: byKey,
  spam: byEmail,
  mails: (address) => sql`lower("address") = ${address}`,
  answerWishes: (address) => sql`"addressId" in (select "id" from "answerAddresses" where "emailKey" = ${address})`,
  answerAddresses: byKey,
} satisfies Partial<Record<keyof Tables, (address: string) => RawBuilder<boolean>>>

export type PersonalTable = keyof typeof conditionOf

/** Internal columns. */
const inner = ['searchText', 'emailKey', 'uniqueKey', 'letterId', 'leavePath', 'entry', 'readerId', 'addressId']

/** Everything a table has about an address (lower case), oldest first. */
export async function listPersonalRows(db: Database, table: PersonalTable, address: string): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = await db
    .selectFrom(table as 'comments')
    .selectAll()
    .where(conditionOf[table](address))
    .execute()
  return rows
    .map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !inner.includes(name))))
    .sort((one, other) => (timeOf(one) < timeOf(other) ? -1 : 1))
}

const timeOf = (row: Record<string, unknown>) => String(row.createdAt ?? row.at ?? '')

/** Deletes the rows of an address (lower case); returns how many there were. */
export async function deletePersonalRows(db: Database, table: PersonalTable, address: string) {
  const { numDeletedRows } = await db
    .deleteFrom(table as 'comments')
    .where(conditionOf[table](address))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
