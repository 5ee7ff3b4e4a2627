import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { openClient } from './postgres.ts'

type DatabaseKind = 'sqlite' | 'postgres'

const folder = join(import.meta.dirname, '../migrations')
const createJournal = 'create table if not exists "migrations" ("name" text primary key, "ranAt" text not null)'

/** Brings an SQLite database up to date, each file in a transaction of its own. Returns the names of the files that ran. */
export function migrateSqlite(sqlite: DatabaseSync) {
  sqlite.exec(createJournal)
  const journal = sqlite.prepare('insert into "migrations" ("name", "ranAt") values (?, ?) on conflict do nothing')
  return listFiles('sqlite')
    .filter(({ name, text }) => {
      sqlite.exec('begin immediate')
      try {
        const isNew = journal.run(name, new Date().toISOString()).changes === 1
        if (isNew) sqlite.exec(text)
        sqlite.exec('commit')
        return isNew
      } catch (error) {
        sqlite.exec('rollback')
        throw new Error(`The migration ${name} failed`, { cause: error })
      }
    })
    .map(({ name }) => name)
}

/** Brings a PostgreSQL database up to date; processes that start together wait for each other. Returns the names of the files that ran. */
export async function migratePostgres(url: string) {
  // A connection of its own: a migration of a large site, and the wait for one, may take longer than a query of a page.
  const client = openClient(url)
  await client.connect()
  const ran: string[] = []
  try {
    await client.query('begin')
    await client.query("select pg_advisory_xact_lock(hashtext('griddle migrations'))")
    await client.query(createJournal)
    for (const { name, text } of listFiles('postgres')) {
      const journal = await client.query('insert into "migrations" ("name", "ranAt") values ($1, $2) on conflict do nothing', [
        name,
        new Date().toISOString(),
      ])
      if (journal.rowCount !== 1) continue
      await client.query(text)
      ran.push(name)
    }
    await client.query('commit')
    return ran
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw new Error('A migration failed and nothing was changed', { cause: error })
  } finally {
    await client.end()
  }
}

/** `0007-x.sql` runs on both databases, `0007-x.sqlite.sql` and `0007-x.postgres.sql` on one. */
function listFiles(kind: DatabaseKind) {
  const other = kind === 'sqlite' ? '.postgres.sql' : '.sqlite.sql'
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql') && !name.endsWith(other))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
}
