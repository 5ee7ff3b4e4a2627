import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { restoreArchive } from '#core/archive/restore-archive.ts'
import { findAnyBlog } from '#core/blogs/all-blog-rows.ts'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import type { Bucket } from '#core/buckets/bucket.ts'
import { openFiles } from '#core/pictures/files.ts'
import { insertImage } from '#core/pictures/image-rows.ts'
import { notePath, toBackupStem } from '#domain/backups/backup-names.ts'
import { aBlog } from '#tests/builders.ts'
import { openMigratedFile } from '#tests/set-up/migrated-sqlite.ts'
import { makeBackup } from './make-backup.ts'

const now = new Date('2026-11-25T12:00:00.000Z')
const later = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1000)
const bytes = Buffer.from('The bytes of a picture')
const sha256 = createHash('sha256').update(bytes).digest('hex')
const secret = 'a secret that is long enough for tests'

let root: string
const cleanUps: (() => unknown)[] = []
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'griddle-backups-'))
  cleanUps.push(() => rmSync(root, { recursive: true }))
})
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

async function openPlace(name: string, { passphrase, bucket }: { passphrase?: string; bucket?: Bucket } = {}) {
  const database = await openMigratedFile(join(root, `${name}.sqlite`))
  cleanUps.push(database.close)
  const dataDir = join(root, name)
  const [files, folder] = [openFiles(join(dataDir, 'files')), join(dataDir, 'backups')]
  return { database, db: database.db, files, dataDir, secret, folder, bucket, passphrase }
}

type Place = Awaited<ReturnType<typeof openPlace>>

async function addPicture({ db, files }: Place, id: string, content = bytes) {
  await insertImage(db, { id, width: 8, height: 8, createdAt: now.toISOString() })
  await files.put(id, content)
}

const list = ({ folder }: Place) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()

test('a backup stores rows in a zip file and each picture once next to it, and can be restored', async () => {
  const place = await openPlace('first')
  await insertBlog(place.db, aBlog({ id: 'one' }))
  for (const id of ['a'.repeat(64), 'b'.repeat(64)]) await addPicture(place, id)
  const { made } = await makeBackup(place, now)
  await makeBackup(place, later(0.5))
  expect(list(place)).toEqual([
    'griddle-2026-11-25T12-00-00-000Z.json',
    'griddle-2026-11-25T12-00-00-000Z.zip',
    'griddle-2026-11-26T00-00-00-000Z.json',
    'griddle-2026-11-26T00-00-00-000Z.zip',
    'pictures',
    `pictures/${sha256}`,
  ])
  const path = join(place.folder, made.name)
  expect([made.note?.pictures.length, made.size]).toEqual([2, statSync(path).size + bytes.length])
  for (const file of [path, join(place.folder, 'pictures', sha256)]) expect(statSync(file).mode & 0o777).toBe(0o600)
  const second = await openPlace('second')
  expect(await restoreArchive(second, path)).toMatchObject({ pictures: 2, rows: made.note?.rows })
  expect(await findAnyBlog(second.db, 'one')).toBeDefined()
  expect(Buffer.from((await second.files.get('b'.repeat(64))) ?? [])).toEqual(bytes)
})

test.each([
  ['is missing', () => undefined, /^A picture is missing from the archive, and there's no pictures\/[0-9a-f]{64} next to it\.$/],
  ['was changed', () => 'Other', /^pictures\/a{64}\.webp doesn't match manifest\.json/],
])('a backup is rejected, and nothing restored, if a picture %s', async (_, damage, message) => {
  const place = await openPlace('first')
  await insertBlog(place.db, aBlog({ id: 'one' }))
  await addPicture(place, 'a'.repeat(64))
  const { made } = await makeBackup(place, now)
  const picture = join(place.folder, 'pictures', sha256)
  const damaged = damage()
  if (damaged === undefined) rmSync(picture)
  else writeFileSync(picture, damaged)
  const second = await openPlace('second')
  await expect(restoreArchive(second, join(place.folder, made.name))).rejects.toThrow(message)
  expect(await findAnyBlog(second.db, 'one')).toBeUndefined()
})

test('a picture in an earlier backup is not read again, unless its file is gone', async () => {
  const place = await openPlace('first')
  await addPicture(place, 'a'.repeat(64))
  let reads = 0
  const get = (name: string) => {
    reads++
    return place.files.get(name)
  }
  const files = { ...place.files, get }
  for (const days of [0, 1]) await makeBackup({ ...place, files }, later(days))
  expect(reads).toBe(1)
  rmSync(join(place.folder, 'pictures', sha256))
  await makeBackup({ ...place, files }, later(2))
  expect([reads, readFileSync(join(place.folder, 'pictures', sha256))]).toEqual([2, bytes])
})

test('expired backups with their pictures and leftovers of killed processes are deleted, and no other file ever is', async () => {
  const place = await openPlace('first')
  await addPicture(place, 'a'.repeat(64))
  await makeBackup(place, now)
  await place.db.deleteFrom('images').execute()
  const foreign = ['notes.txt', 'site.zip', 'griddle-old.zip', 'pictures/holiday.webp', 'other.part']
  for (const name of foreign) writeFileSync(join(place.folder, name), 'Mine')
  const left = [
    'griddle-2026-11-25T13-00-00-000Z.part.x-1.part',
    'griddle-2026-11-25T13-00-00-000Z.zip.age.x-1.part',
    `pictures/${sha256}.x-1.part`,
  ]
  for (const name of left) writeFileSync(join(place.folder, name), 'Half')
  for (let day = 1; day < 8; day++) await makeBackup(place, later(day))
  // The first backup is the newest of its month until the last day of the month.
  expect(existsSync(join(place.folder, 'pictures', sha256))).toBe(false)
  expect(list(place)).not.toContain('griddle-2026-11-25T12-00-00-000Z.zip')
  expect(list(place)).not.toContain('griddle-2026-11-25T12-00-00-000Z.json')
  for (const name of foreign) expect([name, existsSync(join(place.folder, name))]).toEqual([name, true])
  for (const name of left) expect([name, existsSync(join(place.folder, name))]).toEqual([name, false])
})

test('while a backup lacks its list of pictures, no picture is deleted', async () => {
  const place = await openPlace('first')
  const { made } = await makeBackup(place, now)
  rmSync(join(place.folder, made.name.replace('.zip', '.json')))
  const unknown = join(place.folder, 'pictures', 'f'.repeat(64))
  mkdirSync(join(place.folder, 'pictures'))
  writeFileSync(unknown, 'Whose?')
  await makeBackup(place, later(1))
  expect(existsSync(unknown)).toBe(true)
})

test('a failed backup leaves none, and its stored pictures are used by the next one', async () => {
  const place = await openPlace('first')
  await addPicture(place, 'a'.repeat(64))
  await addPicture(place, 'b'.repeat(64), Buffer.from('Another'))
  const files = {
    ...place.files,
    get: (name: string) => (name.startsWith('b') ? Promise.reject(new Error('Away')) : place.files.get(name)),
  }
  await expect(makeBackup({ ...place, files }, now)).rejects.toThrow('Away')
  expect(list(place)).toEqual(['pictures', `pictures/${sha256}`])
  expect((await makeBackup(place, later(1))).made.note?.pictures).toHaveLength(2)
})

test('a backup that can’t be moved into place leaves no files behind', async () => {
  const place = await openPlace('first')
  // A folder has the path of the note.
  mkdirSync(join(place.folder, notePath(`${toBackupStem(now)}.zip`)), { recursive: true })
  await expect(makeBackup(place, now)).rejects.toThrow()
  expect(list(place).filter((path) => path.endsWith('.part'))).toEqual([])
})

const passphrase = 'onions slowly over a low heat'

test('with a passphrase, nothing is readable without it, and a wrong one is reported', async () => {
  const place = await openPlace('first', { passphrase })
  await insertBlog(place.db, aBlog({ id: 'one', title: 'Slow onions' }))
  await addPicture(place, 'a'.repeat(64))
  const { made } = await makeBackup(place, now)
  expect(list(place)).toEqual([
    'griddle-2026-11-25T12-00-00-000Z.json',
    'griddle-2026-11-25T12-00-00-000Z.zip.age',
    'identity.age',
    'pictures',
    `pictures/${sha256}.age`,
  ])
  for (const name of list(place).filter((name) => name.endsWith('.age'))) {
    const content = readFileSync(join(place.folder, name))
    expect(content.subarray(0, 21).toString()).toBe('age-encryption.org/v1')
    expect(content.includes(bytes) || content.includes('Slow onions') || content.includes('PK\u0003\u0004')).toBe(false)
  }
  const path = join(place.folder, made.name)
  const second = await openPlace('second')
  await expect(restoreArchive({ ...second, passphrase: 'another passphrase' }, path)).rejects.toThrow(
    /^Wrong passphrase for .*identity\.age/,
  )
  await expect(restoreArchive(second, path)).rejects.toThrow('set BACKUPS_PASSPHRASE')
  await expect(makeBackup({ ...place, passphrase: 'another passphrase' }, later(1))).rejects.toThrow('Wrong passphrase for')
  await restoreArchive({ ...second, passphrase }, path)
  expect(await findAnyBlog(second.db, 'one')).toBeDefined()
  expect(Buffer.from((await second.files.get('a'.repeat(64))) ?? [])).toEqual(bytes)
  expect(readdirSync(join(second.dataDir, 'incoming'))).toEqual([])
  // Each use of the passphrase takes a second, several on a busy machine.
}, 90_000)
