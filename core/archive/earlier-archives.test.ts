import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { rehearseBackup } from '#core/backups/rehearse-backup.ts'
import { compareBackup, restoreOver } from '#core/backups/restore-over.ts'
import { type Database, openDatabase } from '#core/database/database.ts'
import { findNewestMigration, listMigrationNames } from '#core/database/migrations.ts'
import { release } from '#core/database/release.ts'
import { openSecret } from '#core/identity/secret.ts'
import { openFiles } from '#core/pictures/files.ts'
import { type ArchivedRow, tablePath } from '#domain/archive/archive-manifest.ts'
import { readConfig } from '#server/config.ts'
import { openScratchSite } from '#server/static-site/open-ask.ts'
import { aFolder } from '#tests/each-store.ts'
import { openTestSite } from '#tests/open-test-site.ts'
import { openMigratedFile } from '#tests/set-up/migrated-sqlite.ts'
import { openPostgresDatabase } from '#tests/set-up/postgres.ts'
import { readArchivedRows } from './archived-rows.ts'
import { archivedNames } from './archived-tables.ts'
import { openZip } from './open-zip.ts'
import { restoreArchive } from './restore-archive.ts'

const folder = join(import.meta.dirname, '../../tests/fixtures/archives')
const migrations = listMigrationNames()
const pathOf = (migration: string) => join(folder, `${migration}.zip`)

test('there is an archive of every released schema', () => {
  const lacking = migrations.filter((migration) => !existsSync(pathOf(migration)))
  expect(lacking, 'Run `node scripts/run.mjs tests/fixtures/archives/make-archives.ts`, and commit the files.').toEqual([])
  expect(readdirSync(folder).filter((name) => name.endsWith('.zip'))).toHaveLength(migrations.length)
})

/** What migrations do to existing rows: columns that differ from those in earlier archives. */
const changedBy: Record<string, Record<string, string[]>> = {
  '0025-publication': { recipeFacets: ['createdAt'] },
  // Facets, tags and authors are rebuilt after such a migration.
  '0040-recipe-terms': { recipeFacets: ['format'] },
  '0052-authors': { recipeFacets: ['format'] },
}

async function openPlace(kind: string) {
  const dataDir = aFolder()
  const { url, drop } =
    kind === 'PostgreSQL' ? await openPostgresDatabase('migrated') : { url: join(dataDir, 'griddle.sqlite'), drop: async () => {} }
  onTestFinished(drop)
  const database = kind === 'PostgreSQL' ? openDatabase(url) : await openMigratedFile(url)
  onTestFinished(database.close)
  return { url, database, db: database.db, files: openFiles(join(dataDir, 'files')), dataDir, passphrase: undefined }
}

/** The rows of an archive as stored in its file. */
async function readArchive(path: string) {
  const zip = await openZip(path)
  onTestFinished(() => zip.close())
  const tables: [string, ArchivedRow[]][] = []
  for (const table of archivedNames.map((name) => ({ name, path: tablePath(name) })).filter((table) => zip.has(table.path))) {
    const text = (await zip.readFile(table.path, 1_000_000)).toString()
    tables.push([
      table.name,
      text
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
    ])
  }
  return tables
}

async function readRestored(db: Database, table: string) {
  const rows: ArchivedRow[] = []
  for await (const batch of readArchivedRows(db, table)) rows.push(...batch)
  return rows
}

describe('on SQLite', () => restoreOn('SQLite'))
describe('on PostgreSQL', { tags: 'rest' }, () => restoreOn('PostgreSQL'))

function restoreOn(kind: 'SQLite' | 'PostgreSQL') {
  // The archive format changed at each of these. On both databases, the rows come from the same SQLite file.
  const landmarks = [migrations[0] ?? '', '0045-recipe-facet-names', findNewestMigration()]
  const between = kind === 'SQLite' ? migrations.filter((migration) => !landmarks.includes(migration)) : []
  test.each(landmarks)('an archive of the schema %s is restored completely', restoreOne)
  test.each(between)('an archive of the schema %s is restored completely', { tags: 'rest' }, restoreOne)

  async function restoreOne(migration: string) {
    const place = await openPlace(kind)
    const archived = await readArchive(pathOf(migration))
    const restored = await restoreArchive(place, pathOf(migration))
    expect(restored.rows).toBe(archived.reduce((sum, [, rows]) => sum + rows.length, 0))
    const changed = Object.entries(changedBy).filter(([name]) => name > migration)
    for (const [table, rows] of archived) {
      const columns = new Set(changed.flatMap(([, tables]) => tables[table] ?? []))
      const kept = rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !columns.has(name))))
      expect([table, await readRestored(place.db, table)]).toEqual([
        table,
        expect.arrayContaining(kept.map((row) => expect.objectContaining(row))),
      ])
    }
    expect(Buffer.from((await place.files.get('b'.repeat(64))) ?? '').toString()).toBe(migration > '0051' ? 'The bytes of a photo' : '')
    expect(await openSecret(place.dataDir)).toBe('a secret that is long enough for the tests')
    expect(readdirSync(place.dataDir).filter((name) => name.startsWith('upgrade-'))).toEqual([])
  }

  test('an archive of the baseline is compared with a site in use, replaces it, and its pages are shown', async () => {
    const { url, ...place } = await openPlace(kind)
    const parts = {
      ...{ ...place, secret: await openSecret(place.dataDir), folder: join(place.dataDir, 'backups'), bucket: undefined },
      ...{ takesSecret: true, by: { uid: 'owner', name: 'owner@example.com' }, clock: () => new Date('2026-11-27T12:00:00.000Z') },
    }
    const baseline = pathOf(migrations[0] ?? '')
    const site = await openTestSite({ database: url })
    onTestFinished(site.close)
    expect(await compareBackup(parts, baseline)).toMatchObject({
      tables: expect.arrayContaining([{ table: '_blogs', now: 0, archived: 1, lost: 0, changed: 0, brought: 1 }]),
    })
    await restoreOver(parts, baseline, () => {})
    expect(await (await site.get('/blogs/slow-onions')).text()).toContain('Low heat, an hour.')
    expect(await (await site.get('/recipes/patty-melt')).text()).toContain('Fry the patty for 3 minutes.')
  })
}

test.each([migrations[0], '0045-recipe-facet-names', '0052-authors'])(
  'a test restore checks a backup of the schema %s and opens its pages',
  async (migration) => {
    const openSite = openScratchSite({ siteUrl: 'http://site.test', siteName: 'Griddle', backups: readConfig({}).backups })
    const found = await rehearseBackup({ dataDir: aFolder(), passphrase: undefined, openSite }, pathOf(migration ?? ''))
    expect(found).toMatchObject({ rows: expect.any(Number), pages: expect.any(Number) })
    expect(found.pages).toBeGreaterThan(5)
  },
)

test('the changelog begins with the current release', () => {
  const root = join(import.meta.dirname, '../..')
  const [, first] = /^## (\S+)/m.exec(readFileSync(join(root, 'CHANGELOG.md'), 'utf8')) ?? []
  expect(first).toBe(release)
  expect(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).version).toBe(release)
})
