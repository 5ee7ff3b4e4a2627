import type { OpenDatabase } from '#storage/database/database.ts'

/** Brings the database up to date and says what that took. */
export async function migrate(database: OpenDatabase) {
  const ran = await database.migrate()
  return ran.length === 0 ? 'The database is up to date.' : `Ran ${ran.join(', ')}.`
}
