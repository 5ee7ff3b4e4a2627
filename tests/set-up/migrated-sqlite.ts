import { existsSync, writeFileSync } from 'node:fs'
import { Kysely } from 'kysely'
import { type OpenDatabase, openDatabase } from '#core/database/database.ts'
import { migrateSqlite } from '#core/database/migrations.ts'
import type { Tables } from '#core/database/schema.ts'
import { openSqlite, sqliteDialect } from '#core/database/sqlite.ts'

let image: Promise<Uint8Array> | undefined

/** The bytes of a migrated SQLite database: copying them takes a twentieth of the time of migrating one. */
function readMigrated() {
  image ??= makeImage()
  return image
}

async function makeImage() {
  const sqlite = openSqlite(':memory:')
  await migrateSqlite(sqlite)
  const bytes = sqlite.serialize()
  sqlite.close()
  return bytes
}

/** A migrated SQLite database in memory; `:memory:` can't be opened a second time, so it has no snapshots and no watch. */
export async function openMigrated(): Promise<Pick<OpenDatabase, 'db' | 'close'>> {
  const sqlite = openSqlite(':memory:')
  sqlite.deserialize(await readMigrated())
  const db = new Kysely<Tables>({ dialect: sqliteDialect(':memory:', sqlite) })
  return { db, close: () => db.destroy() }
}

/** Opens a migrated SQLite database in a file, creating it if needed. */
export async function openMigratedFile(path: string) {
  if (!existsSync(path)) writeFileSync(path, await readMigrated())
  return openDatabase(path)
}
