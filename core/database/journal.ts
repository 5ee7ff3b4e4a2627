import { sql } from 'kysely'
import type { Database } from './database.ts'

/** The names of the migrations that ran on a database, and of its triggers; none for a new database. */
export async function listJournal(db: Database) {
  const tables = await db.introspection.getTables()
  if (!tables.some(({ name }) => name === 'migrations')) return []
  const { rows } = await sql<{ name: string }>`select "name" from "migrations" order by "name"`.execute(db)
  return rows.map(({ name }) => name)
}
