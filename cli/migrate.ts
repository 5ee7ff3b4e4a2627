import type { OpenDatabase } from '#core/database/database.ts'

/** Migrates the database and returns what was done. */
export async function migrate(database: OpenDatabase) {
  const ran = await database.migrate()
  return ran.length === 0 ? 'The database is up to date.' : `Ran ${ran.join(', ')}.`
}
