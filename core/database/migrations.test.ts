import { createHash } from 'node:crypto'
import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openPostgresDatabase } from '#tests/set-up/postgres.ts'
import { MigrationFault, migratePostgres, migrateSqlite } from './migrations.ts'
import { openPostgres } from './postgres.ts'
import type { Tables } from './schema.ts'
import { openSqlite, sqliteDialect } from './sqlite.ts'
import { isDiskFull } from './storage-error.ts'

let folder: string
let release: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'griddle-migrations-'))
  release = join(folder, 'release')
  cpSync(join(import.meta.dirname, 'migrations'), release, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

test('no migration is edited, not even its comments: databases on which it ran would be rejected', () => {
  const recorded: Record<string, string> = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../tests/fixtures/migrations.json'), 'utf8'),
  )
  const present = readdirSync(release).map((name) => {
    const text = readFileSync(join(release, name), 'utf8').replaceAll('\r\n', '\n')
    return [name, createHash('sha256').update(text).digest('hex')]
  })
  expect(Object.fromEntries(present), 'Add the checksum of a new file to tests/fixtures/migrations.json.').toEqual(recorded)
})

const opened: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close()
})

async function openSqliteFile() {
  const path = join(folder, 'griddle.sqlite')
  const sqlite = openSqlite(path)
  const db = new Kysely<Tables & Journal>({ dialect: sqliteDialect(path, sqlite) })
  opened.push(() => db.destroy())
  return { db, migrate: () => migrateSqlite(sqlite, release) }
}

async function openServer() {
  const { url, drop } = await openPostgresDatabase()
  const db = new Kysely<Tables & Journal>({ dialect: new PostgresDialect({ pool: openPostgres(url) }) })
  opened.push(drop, () => db.destroy())
  return { db, migrate: () => migratePostgres(url, release) }
}

type Journal = { migrations: { name: string; ranAt: string; checksum: string | null } }

function listJournal(db: Kysely<Tables & Journal>) {
  return db.selectFrom('migrations').select(['name', 'checksum']).orderBy('name').execute()
}

/** Some of the migrations that the baseline replaced. */
const early = ['0001-foundation.sql', '0003-office.sql', '0018-sent-forms.sql']

/** Replaces the baseline in the journal with other names, and returns the journal. */
async function replaceBaseline(db: Kysely<Tables & Journal>, names: string[]) {
  await db
    .deleteFrom('migrations')
    .where((where) => where.or([where('name', 'like', '0020-%'), where('name', '=', 'triggers')]))
    .execute()
  await db
    .insertInto('migrations')
    .values(names.map((name) => ({ name, ranAt: '2026-11-22', checksum: 'early' })))
    .execute()
  return listJournal(db)
}

async function faultOf(work: Promise<unknown>) {
  const fault = await work.catch((error: unknown) => error)
  if (!(fault instanceof MigrationFault)) throw new Error('It was not refused', { cause: fault })
  return fault.message
}

describe.each([
  ['sqlite', openSqliteFile],
  ['postgres', openServer],
] as const)('on %s', (kind, open) => {
  test('a file that was changed after it ran is rejected in one sentence, and nothing else runs', async () => {
    const { db, migrate } = await open()
    await migrate()
    appendFileSync(join(release, '0020-baseline.sql'), '-- better\n')
    writeFileSync(join(release, '9000-later.sql'), 'create table "later" ("id" text)')
    expect(await faultOf(migrate())).toBe(
      'The migration 0020-baseline.sql was changed after it ran on this database. Restore the file as released, and put your changes into a new migration.',
    )
    expect((await listJournal(db)).map(({ name }) => name)).not.toContain('9000-later.sql')
  })

  test('a file with Windows line breaks counts as the same', async () => {
    const { migrate } = await open()
    await migrate()
    const file = join(release, '0020-baseline.sql')
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('\n', '\r\n'))
    expect(await migrate()).toEqual([])
  })

  test('a database of a newer release is rejected in one sentence', async () => {
    const { migrate } = await open()
    const later = join(release, '9000-later.sql')
    writeFileSync(later, 'create table "later" ("id" text)')
    expect(await migrate()).toContain('9000-later.sql')
    rmSync(later)
    expect(await faultOf(migrate())).toBe(
      'The database was made by a newer release of Griddle (it has 9000-later.sql). Start that release, or restore a backup from before it.',
    )
  })

  test('a database with every migration that the baseline replaced starts unchanged, and is checked against the baseline afterwards', async () => {
    const { db, migrate } = await open()
    await migrate()
    await db.insertInto('settings').values({ id: 'a', value: '1' }).execute()
    const journal = await listJournal(db)
    await replaceBaseline(db, [...early, `0020-search-engines.${kind}.sql`, 'content version triggers'])
    expect(await migrate()).toEqual([])
    expect(await listJournal(db)).toEqual(journal)
    expect(await db.selectFrom('settings').selectAll().execute()).toEqual([{ id: 'a', value: '1' }])
    appendFileSync(join(release, '0020-baseline.sql'), '-- better\n')
    expect(await faultOf(migrate())).toContain('0020-baseline.sql was changed')
  })

  test('a database without some of them is rejected in one sentence, and not changed', async () => {
    const { db, migrate } = await open()
    await migrate()
    const journal = await replaceBaseline(db, early)
    expect(await faultOf(migrate())).toBe(
      `The database is too old for this release (it lacks 0020-search-engines.${kind}.sql). Start commit 40630bb of Griddle with it once, then this release.`,
    )
    expect(await listJournal(db)).toEqual(journal)
  })

  test('a database with all of them and an unknown migration is from a newer release', async () => {
    const { db, migrate } = await open()
    await migrate()
    const journal = await replaceBaseline(db, [...early, `0020-search-engines.${kind}.sql`, '9000-later.sql'])
    expect(await faultOf(migrate())).toContain('made by a newer release of Griddle (it has 9000-later.sql)')
    expect(await listJournal(db)).toEqual(journal)
  })

  test('triggers of earlier releases are dropped when the triggers are created', async () => {
    const { db, migrate } = await open()
    await migrate()
    await sql.raw(`update "migrations" set "checksum" = 'earlier' where "name" = 'triggers'`).execute(db)
    const earlier = {
      sqlite: 'create trigger "settings_earlier" after insert on "settings" begin delete from "settings"; end',
      postgres: `create function "earlier"() returns trigger language plpgsql as $$ begin delete from "settings"; return null; end $$;
        create trigger "settings_earlier" after insert on "settings" for each statement execute function "earlier"()`,
    }
    await sql.raw(earlier[kind]).execute(db)
    await migrate()
    await db.insertInto('settings').values({ id: 'a', value: '1' }).execute()
    expect(await db.selectFrom('settings').select('id').execute()).toEqual([{ id: 'a' }])
  })

  test.each([
    ['0.0.9', []],
    ['', []],
    ['900.0.0', ['settings_later']],
  ])('of the triggers that release %j created, %j remain', async (madeBy, left) => {
    const { db, migrate } = await open()
    await migrate()
    await sql.raw(`update "migrations" set "checksum" = 'other ${madeBy}' where "name" = 'triggers'`).execute(db)
    const later = {
      sqlite: 'create trigger "settings_later" after insert on "settings" begin select 1; end',
      postgres: `create function "later"() returns trigger language plpgsql as $$ begin return null; end $$;
        create trigger "settings_later" after insert on "settings" for each statement execute function "later"()`,
    }
    await sql.raw(later[kind]).execute(db)
    await migrate()
    const names = { sqlite: `select "name" from sqlite_schema`, postgres: `select tgname as "name" from pg_trigger` }
    const { rows } = await sql
      .raw<{ name: string }>(`${names[kind]} where ${kind === 'sqlite' ? '"name"' : 'tgname'} = 'settings_later'`)
      .execute(db)
    expect(rows.map(({ name }) => name)).toEqual(left)
  })

  test('a table that a new file recreates gets its content version triggers again', async () => {
    const { db, migrate } = await open()
    await migrate()
    const remake =
      'alter table "settings" rename to "old"; create table "settings" ("id" text primary key, "value" text not null); drop table "old";'
    writeFileSync(join(release, '9000-later.sql'), remake)
    await migrate()
    const versions = db.selectFrom('contentVersions').select('version').where('collection', '=', 'settings')
    const { version } = await versions.executeTakeFirstOrThrow()
    await db.insertInto('settings').values({ id: 'a', value: '1' }).execute()
    expect(await versions.executeTakeFirstOrThrow()).toEqual({ version: version + 1 })
  })

  test('a file that fails changes nothing, and is named in the error', async () => {
    const { db, migrate } = await open()
    writeFileSync(join(release, '9000-later.sql'), 'create table "later" ("id" text); select nonsense from nowhere;')
    await expect(migrate()).rejects.toThrow('The migration 9000-later.sql failed, and nothing was changed')
    await expect(db.selectFrom('_blogs').select('id').execute()).rejects.toThrow()
    rmSync(join(release, '9000-later.sql'))
    expect(await migrate()).toContain('0020-baseline.sql')
  })
})

/** Changes that break the previous release: something that it uses is dropped or renamed, or a column that it doesn't know is required. */
const breaking = /\bdrop\s+(?:table|column)\b|\brename\b|\badd\s+column\b(?![^;]*\bdefault\b)[^;]*\bnot\s+null\b/i

test.each([
  ['drop table "tips";', true],
  ['alter table "tips" drop column "text";', true],
  ['alter table "tips" rename column "text" to "words";', true],
  ['alter table "tips" add column "text" text not null;', true],
  ['alter table "tips" add column "text" text not null default \'\'; create table "notes" ("id" text not null);', false],
  ['alter table "tips" add column "text" text; create table "notes" ("id" text not null); drop index "tips_text";', false],
])('%s breaks the previous release: %s', (text, isBreaking) => {
  expect(breaking.test(text)).toBe(isBreaking)
})

/** In SQLite, changing a check constraint means recreating the table; readers see that as one change. */
const madeAnew = ['0052-authors.sqlite.sql', '0062-versions-of-more.sqlite.sql', '0064-trash-of-more.sqlite.sql']

test('a migration that doesn’t fit on the disk fails as a full disk, and leaves the database unchanged', async () => {
  const { db, migrate } = await openSqliteFile()
  await migrate()
  await sql`pragma max_page_count = 1`.execute(db)
  const journal = await listJournal(db)
  writeFileSync(join(release, '9000-later.sql'), 'create table "later" as select zeroblob(1000000) as "bytes"')
  const failure = await migrate().catch((error: unknown) => error)
  expect(isDiskFull(failure)).toBe(true)
  expect(await listJournal(db)).toEqual(journal)
})

test('migrations only add, so that the previous release and this one can run side by side', () => {
  // Before 0048, machines weren't updated one after the other.
  const names = readdirSync(release).filter((name) => name > '0048' && !madeAnew.includes(name))
  expect(names.filter((name) => breaking.test(readFileSync(join(release, name), 'utf8')))).toEqual([])
})

test('if several processes start at once on PostgreSQL, one migrates and the others wait', async () => {
  const { migrate } = await openServer()
  const ran = await Promise.all([migrate(), migrate(), migrate(), migrate()])
  expect(ran.filter((names) => names.length > 0)).toHaveLength(1)
})
