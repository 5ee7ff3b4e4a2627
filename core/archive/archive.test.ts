import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findAnyBlog } from '#core/blogs/all-blog-rows.ts'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { type Database, openDatabase } from '#core/database/database.ts'
import { findNewestMigration } from '#core/database/migrations.ts'
import { openSecret } from '#core/identity/secret.ts'
import { openFiles } from '#core/pictures/files.ts'
import { manifestPath, picturePath, secretPath, tablePath } from '#domain/archive/archive-manifest.ts'
import { aBlog } from '#tests/builders.ts'
import { openTestSite } from '#tests/open-test-site.ts'
import { openMigratedFile } from '#tests/set-up/migrated-sqlite.ts'
import { openPostgresDatabase } from '#tests/set-up/postgres.ts'
import { archivedNames } from './archived-tables.ts'
import { openArchives } from './open-archives.ts'
import { openZip } from './open-zip.ts'
import { restoreArchive } from './restore-archive.ts'
import { keepInside, writeArchive } from './write-archive.ts'
import { writeZip } from './write-zip.ts'

const now = new Date('2026-11-25T12:00:00.000Z')
const pictureId = 'a'.repeat(64)
const photoId = 'b'.repeat(64)
const picture = Buffer.from('The bytes of a picture')
const photo = Buffer.from('The bytes of a reader’s photo')

let folder: string
const cleanUps: (() => unknown)[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'griddle-archive-'))
  cleanUps.push(() => rmSync(folder, { recursive: true }))
})
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

/** A migrated database with its own files and secret. */
async function openPlace(name: string, address = join(folder, `${name}.sqlite`)) {
  const database = address.startsWith('postgres:') ? openDatabase(address) : await openMigratedFile(address)
  cleanUps.push(database.close)
  await database.migrate()
  const dataDir = join(folder, name)
  return { database, db: database.db, files: openFiles(join(dataDir, 'files')), dataDir, passphrase: undefined }
}

type Place = Awaited<ReturnType<typeof openPlace>>

async function archive({ database, files, dataDir }: Place, name = 'site.zip') {
  const path = join(folder, name)
  const parts = { database, keepPicture: keepInside(files), secret: await openSecret(dataDir), now }
  return { path, ...(await writeArchive(parts, path)) }
}

/** Values for columns with constraints; all others get text or numbers that are hard to store. */
const given: Record<string, unknown> = {
  'images.id': pictureId,
  'images.version': '0123456789ab',
  'reviewPhotos.id': photoId,
  '_recipes.difficulty': 'easy',
  '_recipes.type': 'trending',
  'imports.state': 'done',
  'importEntries.action': 'new',
  'importEntries.state': 'done',
  'reviews.stars': 4,
  'pages.layout': 'plain',
  'redirects.status': 301,
  'terms.kind': 'tag',
  'termSlugs.kind': 'tag',
}
const givenToAll: Record<string, unknown> = { kind: 'blog', recordKind: 'blog', state: 'published', trashedFrom: 'draft' }

/** Adds a row with a value in every column to every archived table. */
async function fillEveryTable(db: Database) {
  for (const table of archivedNames) {
    await sql`delete from ${sql.table(table)}`.execute(db)
    const columns = await sql<{ name: string; type: string }>`select "name", "type" from pragma_table_info(${table})`.execute(db)
    const values = columns.rows.map(({ name, type }) => given[`${table}.${name}`] ?? givenToAll[name] ?? makeUp(name, type))
    const names = columns.rows.map(({ name }) => sql.ref(name))
    await sql`insert into ${sql.table(table)} (${sql.join(names)}) values (${sql.join(values)})`.execute(db)
  }
}

function makeUp(name: string, type: string) {
  if (type === 'boolean') return true
  if (type === 'timestamptz') return '2026-11-21T12:00:00.125Z'
  if (/int/i.test(type)) return 7
  return /id$/i.test(name) ? 'one' : `“${name}” \\ "é" 🍔\u2028\n\t'`
}

test('an archive goes from SQLite to PostgreSQL and back unchanged, with every table, the pictures and the secret', async () => {
  const first = await openPlace('first')
  await fillEveryTable(first.db)
  const file = `${pictureId}-0123456789ab`
  await first.files.put(file, picture)
  await first.files.put(photoId, photo)
  const written = await archive(first)
  const kept = [file, photoId].map((name) => ({ name, sha256: expect.any(String) }))
  expect(written).toMatchObject({ rows: archivedNames.length, pictures: kept, missing: [] })
  expect(statSync(written.path).mode & 0o777).toBe(0o600)
  const { release, migration } = JSON.parse(String((await readFiles(written.path)).get(manifestPath)))
  expect([release, migration]).toEqual([JSON.parse(readFileSync('package.json', 'utf8')).version, findNewestMigration()])

  const { url, drop } = await openPostgresDatabase()
  cleanUps.push(drop)
  const second = await openPlace('second', url)
  expect(await restoreArchive(second, written.path)).toEqual({ rows: archivedNames.length, pictures: 2, madeAt: now.toISOString() })
  const again = await archive(second, 'again.zip')
  const third = await openPlace('third')
  await restoreArchive(third, again.path)
  const last = await archive(third, 'last.zip')
  for (const { path } of [again, last]) expect(readFileSync(path).equals(readFileSync(written.path))).toBe(true)
  expect([await third.files.get(file), await third.files.get(photoId)]).toEqual([picture, photo])
  expect(statSync(join(third.dataDir, 'secret')).mode & 0o777).toBe(0o600)
})

test('writes during archiving aren’t blocked, and aren’t in the archive', async () => {
  const place = await openPlace('first')
  await insertBlog(place.db, aBlog({ id: 'before' }))
  const files = {
    ...place.files,
    get: async () => {
      await insertBlog(place.db, aBlog({ id: 'meanwhile', urlSlug: 'meanwhile' }))
      return undefined
    },
  }
  await sql`insert into images ("id", "width", "height", "createdAt") values (${pictureId}, 1, 1, ${now.toISOString()})`.execute(place.db)
  const { path, missing } = await archive({ ...place, files })
  expect(missing).toEqual([pictureId])
  expect(await findAnyBlog(place.db, 'meanwhile')).toBeDefined()
  expect((await readFiles(path)).get(tablePath('_blogs'))?.toString()).not.toContain('meanwhile')
})

test('an error while the zip waits for data is reported, and leaves no file', async () => {
  const path = join(folder, 'failed.zip')
  const failing = writeZip(path, async (add) => {
    await add('first', [Buffer.from('one')])
    await setTimeout(50)
    throw new Error('The disk is gone')
  })
  await expect(failing).rejects.toThrow('The disk is gone')
  expect(readdirSync(folder)).toEqual([])
})

test('an error before the zip’s folder exists is reported, and nothing else is thrown', async () => {
  const thrown = vi.fn()
  process.on('uncaughtException', thrown)
  cleanUps.push(() => void process.off('uncaughtException', thrown))
  const failing = writeZip(join(folder, 'new/folder/failed.zip'), async () => {
    throw new Error('The disk is gone')
  })
  await expect(failing).rejects.toThrow('The disk is gone')
  await setTimeout(50)
  expect(thrown).not.toHaveBeenCalled()
})

test('a downloaded archive is deleted once it is read or cancelled', async () => {
  const { database, db, files, dataDir } = await openPlace('first')
  // More than a stream buffers ahead.
  await insertBlog(db, aBlog({ content: randomBytes(500_000).toString('base64') }))
  const incoming = join(dataDir, 'incoming')
  const makeArchive = openArchives({ database, files, secret: await openSecret(dataDir), folder: incoming })
  const [first, second] = await Promise.all([makeArchive(now), makeArchive(now)])
  expect(readdirSync(incoming)).toHaveLength(2)
  expect((await new Response(first.body).arrayBuffer()).byteLength).toBe(first.size)
  await second.body.cancel()
  await expect.poll(() => readdirSync(incoming)).toEqual([])
})

test('a restored site can be opened and searched', async () => {
  const first = await openPlace('first')
  await insertBlog(first.db, aBlog({ id: 'one', title: 'Slow onions', urlSlug: 'slow-onions', content: '<p>Low heat.</p>' }))
  const { path } = await archive(first)
  const second = await openPlace('second')
  await restoreArchive(second, path)
  const site = await openTestSite({ database: join(folder, 'second.sqlite') })
  cleanUps.push(site.close)
  expect(await (await site.get('/blogs/slow-onions')).text()).toContain('Low heat.')
  expect(await (await site.get('/search?q=onions')).text()).toContain('href="/blogs/slow-onions"')
  expect(await (await site.get('/blogs')).text()).toContain('Slow onions')
})

async function readFiles(path: string) {
  const zip = await openZip(path)
  const names = [manifestPath, secretPath, ...archivedNames.map(tablePath), picturePath(pictureId)].filter(zip.has)
  const files = new Map<string, Buffer>()
  for (const name of names) files.set(name, await zip.readFile(name, 1_000_000))
  zip.close()
  return files
}

const blogs = tablePath('_blogs')

test.each<[string, (files: Map<string, Buffer>) => void, RegExp]>([
  [
    'a row was changed',
    (files) => files.set(blogs, Buffer.from(String(files.get(blogs)).replace('Slow', 'Fast'))),
    /^tables\/_blogs\.ndjson doesn't match/,
  ],
  ['a row is missing', (files) => files.set(blogs, Buffer.from('')), /^tables\/_blogs\.ndjson doesn't match/],
  ['a line isn’t a row', (files) => files.set(blogs, Buffer.from('{"id":["one"]}\n')), /^Line 1 of tables\/_blogs\.ndjson isn't a row\.$/],
  ['a table is missing', (files) => files.delete(blogs), /^tables\/_blogs\.ndjson is missing from the archive\.$/],
  ['a picture was changed', (files) => files.set(picturePath(pictureId), Buffer.from('Other')), /^pictures\/a{64}\.webp doesn't match/],
  ['the secret is missing', (files) => files.delete(secretPath), /^secret is missing from the archive\.$/],
  [
    'a newer release made it',
    (files) => change(files, { release: '7.1.0', migration: '9000-x', tables: 'told in another way' }),
    /^The archive is from a newer release than this one \(Griddle \d+\.\d+\.\d+\)\. Install Griddle 7\.1\.0 or later and restore it there\.$/,
  ],
  [
    'no release has the archive’s migration',
    (files) => change(files, { migration: '0001-x' }),
    /^This archive wasn't made by any Griddle release: none has 0001-x as its latest migration\.$/,
  ],
  [
    'it has a table that its release didn’t have',
    (files) => change(files, { migration: '0045-recipe-facet-names' }),
    /^The archive has a table \w+ that doesn't exist/,
  ],
  [
    'it has a table that no archive has',
    (files) =>
      change(files, {
        migration: '0049-replies',
        tables: { ...tablesOf(files, ['settings', '_blogs', '_recipes', 'admin']), jobs: noRows },
      }),
    /^The archive has a table jobs that doesn't exist/,
  ],
  [
    'it has columns that its release didn’t have',
    (files) => {
      const tables = tablesOf(files, ['settings', '_blogs', '_recipes', 'admin', 'images'])
      change(files, { migration: '0034-second-step', tables })
    },
    /^The archive's rows can't be upgraded from 0034-second-step to this release: /,
  ],
  [
    'an archive of an earlier release lists too few tables',
    (files) => change(files, { migration: '0045-recipe-facet-names', tables: {} }),
    /^The table settings is missing from the archive\.$/,
  ],
  [
    'a picture’s name leads outside the folder',
    (files) => change(files, { pictures: [{ name: '../../x', sha256: 'a'.repeat(64) }] }),
    /manifest\.json is invalid/,
  ],
  ['it lists too few tables', (files) => change(files, { tables: {} }), /^The table settings is missing from the archive\.$/],
  ['it is another zip', (files) => files.delete(manifestPath), /^This isn't a Griddle archive/],
])('an archive is rejected, and nothing restored, if %s', async (_, damage, message) => {
  const first = await openPlace('first')
  await insertBlog(first.db, aBlog({ id: 'one', title: 'Slow onions' }))
  await sql`insert into images ("id", "width", "height", "createdAt") values (${pictureId}, 1, 1, ${now.toISOString()})`.execute(first.db)
  await first.files.put(pictureId, picture)
  const { path } = await archive(first)
  const files = await readFiles(path)
  damage(files)
  const damaged = join(folder, 'damaged.zip')
  await writeZip(damaged, async (add) => {
    for (const [name, bytes] of files) await add(name, [bytes])
  })
  await expectRefusal(damaged, message)
})

const noRows = { rows: 0, sha256: createHash('sha256').digest('hex') }

/** Only the manifest's entries for these tables. */
function tablesOf(files: Map<string, Buffer>, names: string[]) {
  const { tables } = JSON.parse(String(files.get(manifestPath)))
  return Object.fromEntries(names.map((name) => [name, tables[name]]))
}

function change(files: Map<string, Buffer>, changes: object) {
  files.set(manifestPath, Buffer.from(JSON.stringify({ ...JSON.parse(String(files.get(manifestPath))), ...changes })))
}

async function expectRefusal(path: string, message: RegExp) {
  const place = await openPlace('refusing')
  await expect(restoreArchive(place, path)).rejects.toMatchObject({ name: 'Error', message: expect.stringMatching(message) })
  for (const table of ['_blogs', 'images'] as const) expect(await place.db.selectFrom(table).selectAll().execute()).toEqual([])
  expect(() => statSync(join(place.dataDir, 'secret'))).toThrow('ENOENT')
}

test('a file that isn’t a zip, is truncated or has a damaged part is rejected', async () => {
  const first = await openPlace('first')
  await insertBlog(first.db, aBlog({ id: 'one' }))
  const { path } = await archive(first)
  const whole = readFileSync(path)
  const broken = join(folder, 'broken.zip')
  writeFileSync(broken, whole.subarray(0, whole.length - 100))
  await expectRefusal(broken, /can’t be read/)
  writeFileSync(broken, 'No zip at all')
  await expectRefusal(broken, /can’t be read/)
  await expectRefusal(join(folder, 'nothing.zip'), /^Not found: .*nothing\.zip\.$/)
  const zip = Buffer.from(whole)
  const place = zip.indexOf(blogs) + blogs.length + 20
  zip.fill(0xff, place, place + 40)
  writeFileSync(broken, zip)
  await expectRefusal(broken, /tables\/_blogs\.ndjson (can’t be read|doesn't match)/)
})

test('a site that is in use is not replaced', async () => {
  const first = await openPlace('first')
  await insertBlog(first.db, aBlog({ id: 'one' }))
  const { path } = await archive(first)
  await expect(restoreArchive(first, path)).rejects.toThrow(/^This site already has admins, posts/)
  expect(await findAnyBlog(first.db, 'one')).toBeDefined()
})
