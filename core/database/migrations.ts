import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { openClient } from './postgres.ts'
import { release as thisRelease } from './release.ts'
import type { DatabaseKind } from './schema.ts'
import { listDrops, toTriggers } from './table-triggers.ts'

/** Why a database can't be migrated: one sentence for the owner. */
export class MigrationFault extends Error {}

/** A connection in a transaction, with the lock that keeps other processes from migrating at the same time. */
type Connection = {
  run: (sql: string) => unknown
  list: (sql: string) => Promise<Record<string, unknown>[]>
}

type Migration = { name: string; text: string; checksum: string }

const shippedFolder = join(import.meta.dirname, 'migrations')

/** The journal's name for the generated triggers, which are recreated when they or the tables have changed. */
export const triggersName = 'triggers'

const createJournal = 'create table if not exists "migrations" ("name" text primary key, "ranAt" text not null, "checksum" text)'

/**
 * Migrates an SQLite database, all or nothing, and returns the names of the files that ran. Throws a MigrationFault when a file was changed
 * after it ran, or when the database is from a newer release. With `last`, a name of `listMigrationNames`, later files don't run and no
 * triggers are created: until the database is migrated again, nothing is counted.
 */
export async function migrateSqlite(sqlite: DatabaseSync, folder = shippedFolder, last?: string) {
  sqlite.exec('begin immediate')
  try {
    const connection = { run: (sql: string) => sqlite.exec(sql), list: async (sql: string) => sqlite.prepare(sql).all() }
    const ran = await migrate('sqlite', folder, connection, last)
    sqlite.exec('commit')
    return ran
  } catch (error) {
    // On a full disk SQLite has rolled back on its own.
    if (sqlite.isTransaction) sqlite.exec('rollback')
    throw error
  }
}

/** The same for a PostgreSQL database; processes that start together wait for each other. */
export async function migratePostgres(url: string, folder = shippedFolder) {
  // A separate client without query timeouts: migrating a large site, or waiting for that, can take long.
  const client = openClient(url)
  await client.connect()
  try {
    await client.query('begin')
    await client.query("select pg_advisory_xact_lock(hashtext('griddle migrations'))")
    const ran = await migrate('postgres', folder, { run: (sql) => client.query(sql), list: async (sql) => (await client.query(sql)).rows })
    await client.query('commit')
    return ran
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    await client.end()
  }
}

/** The newest migration of this release, without the database suffix. Databases with the same newest migration have the same tables. */
export function findNewestMigration(folder = shippedFolder) {
  return listMigrationNames(folder).at(-1) ?? ''
}

/** All migrations of this release in order, without the database suffix. */
export function listMigrationNames(folder = shippedFolder, kind: DatabaseKind = 'sqlite') {
  return listMigrations(kind, folder).map(({ name }) => toMigrationName(name))
}

/** The name of a file or journal entry without the database suffix. */
export const toMigrationName = (name: string) => name.replace(/(?:\.sqlite|\.postgres)?\.sql$/, '')

async function migrate(kind: DatabaseKind, folder: string, connection: Connection, last?: string) {
  const all = listMigrations(kind, folder)
  const migrations = last === undefined ? all : all.slice(0, all.findIndex(({ name }) => toMigrationName(name) === last) + 1)
  await connection.run(createJournal)
  await adoptBaseline(kind, migrations, connection)
  const journal = new Map((await connection.list('select * from "migrations"')).map(({ name, checksum }) => [String(name), checksum]))
  refuseUnknown(migrations, journal)
  const ran: string[] = []
  for (const migration of migrations) {
    const known = journal.get(migration.name)
    if (known === undefined) {
      await runMigration(connection, migration)
      ran.push(migration.name)
    } else if (known !== migration.checksum)
      throw new MigrationFault(`The migration ${migration.name} was changed after it ran on this database. ${advice}`)
  }
  if (kind === 'postgres') await orderByBytes(connection)
  // The triggers fit only the newest tables.
  if (last !== undefined) return ran
  const [present = '', madeBy = ''] = String(journal.get(triggersName) ?? '').split(' ')
  // During a rolling update, an instance of the previous release may restart while a new one is running.
  if (ran.length === 0 && isNewer(madeBy, thisRelease)) return ran
  const triggers = withChecksum({ name: triggersName, text: toTriggers(kind) })
  // A table that was recreated has lost its triggers.
  if (ran.length > 0 || present !== triggers.checksum) {
    for (const { sql } of await connection.list(listDrops[kind])) await connection.run(String(sql))
    await runMigration(connection, { ...triggers, checksum: `${triggers.checksum} ${thisRelease}` })
  }
  return ran
}

/** Whether a release ('1.10.0') is newer than another. */
function isNewer(one: string, other: string) {
  return one.localeCompare(other, 'en', { numeric: true }) > 0
}

const advice = 'Restore the file as released, and put your changes into a new migration.'

/** Journals the baseline, numbered 0020, in a database that has all of the migrations that it replaced (docs/decisions/0018-the-baseline.md). */
async function adoptBaseline(kind: DatabaseKind, migrations: Migration[], connection: Connection) {
  const names = (await connection.list('select "name" from "migrations"')).map(({ name }) => name)
  if (!names.includes('0001-foundation.sql')) return
  const last = `0020-search-engines.${kind}.sql`
  if (!names.includes(last))
    throw new MigrationFault(
      `The database is too old for this release (it lacks ${last}). Start commit 40630bb of Griddle with it once, then this release.`,
    )
  await connection.run(`delete from "migrations" where "name" < '0021' or "name" = 'content version triggers'`)
  for (const migration of migrations.filter(({ name }) => name.startsWith('0020-'))) await note(connection, migration)
}

function refuseUnknown(migrations: Migration[], journal: Map<string, unknown>) {
  const known = new Set([triggersName, ...migrations.map(({ name }) => name)])
  const unknown = [...journal.keys()].find((name) => !known.has(name))
  if (unknown === undefined) return
  throw new MigrationFault(
    `The database was made by a newer release of Griddle (it has ${unknown}). Start that release, or restore a backup from before it.`,
  )
}

/**
 * Gives every text column the collation "C", so that PostgreSQL orders and compares text as SQLite does, byte by byte, whatever the locale of
 * the database.
 */
async function orderByBytes({ run, list }: Connection) {
  const tables = await list(`select format('alter table %s %s', attrelid::regclass,
      string_agg(format('alter column %I type text collate "C"', attname), ', ')) as "sql"
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and not attisdropped
      and atttypid = 'text'::regtype and attcollation <> '"C"'::regcollation
    group by attrelid`)
  if (tables.length === 0) return
  // PostgreSQL refuses to alter a column that a view shows.
  const views = await list(`select format('drop view %s', oid::regclass) as "drop",
      format('create view %s as %s', oid::regclass, pg_get_viewdef(oid)) as "create"
    from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'v' order by oid`)
  for (const view of views.toReversed()) await run(String(view.drop))
  for (const { sql } of tables) await run(String(sql))
  for (const view of views) await run(String(view.create))
}

async function runMigration(connection: Connection, migration: Migration) {
  try {
    await connection.run(migration.text)
  } catch (error) {
    throw new Error(`The migration ${migration.name} failed, and nothing was changed`, { cause: error })
  }
  await note(connection, migration)
}

function note({ run }: Connection, { name, checksum }: Migration) {
  return run(`insert into "migrations" ("name", "ranAt", "checksum") values ('${name}', '${new Date().toISOString()}', '${checksum}')
    on conflict ("name") do update set "checksum" = excluded."checksum"`)
}

/** `0007-x.sql` runs on both databases, `0007-x.sqlite.sql` and `0007-x.postgres.sql` on one. */
function listMigrations(kind: DatabaseKind, folder: string): Migration[] {
  const other = kind === 'sqlite' ? '.postgres.sql' : '.sqlite.sql'
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql') && !name.endsWith(other))
    .sort()
    .map((name) => withChecksum({ name, text: readFileSync(join(folder, name), 'utf8') }))
}

/** Ignores the kind of line break, which may differ in a checkout on Windows. */
function withChecksum({ name, text }: { name: string; text: string }): Migration {
  return { name, text, checksum: createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex') }
}
