import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { restoreArchive } from '#core/archive/restore-archive.ts'
import { findAnyBlog } from '#core/blogs/all-blog-rows.ts'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import type { Bucket } from '#core/buckets/bucket.ts'
import { openFiles } from '#core/pictures/files.ts'
import { insertImage } from '#core/pictures/image-rows.ts'
import { aBlog } from '#tests/builders.ts'
import { aFolder } from '#tests/each-store.ts'
import { openTestSite, signIn } from '#tests/open-test-site.ts'
import { openMigratedFile } from '#tests/set-up/migrated-sqlite.ts'
import { openObjectStore } from '#tests/set-up/object-store.ts'
import { listBackups } from './listed-backups.ts'
import { makeBackup } from './make-backup.ts'
import { type OpenSite, rehearseBackup } from './rehearse-backup.ts'

const now = new Date('2026-11-25T12:00:00.000Z')
const later = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1000)
const pictureId = 'a'.repeat(64)

const backupsSettings = { url: 'BACKUPS_URL', keyId: 'BACKUPS_ACCESS_KEY_ID', secret: 'BACKUPS_SECRET_ACCESS_KEY', token: '' }

async function openStore() {
  const opened = await openObjectStore()
  return { ...opened, bucket: { ...opened.bucket, prefix: 'eat', settings: backupsSettings } }
}

/** A site with a post and a picture, whose backups go into a bucket. */
async function openPlace(bucket: Bucket, passphrase?: string) {
  const root = mkdtempSync(join(tmpdir(), 'griddle-bucket-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const database = await openMigratedFile(join(root, 'griddle.sqlite'))
  onTestFinished(database.close)
  const [files, folder] = [openFiles(join(root, 'files')), join(root, 'backups')]
  return { database, db: database.db, files, dataDir: root, folder, bucket, passphrase, secret: 'a secret that is long enough for tests' }
}

async function openFilled(bucket: Bucket, passphrase?: string) {
  const place = await openPlace(bucket, passphrase)
  await insertBlog(place.db, aBlog({ id: 'one', title: 'Slow onions' }))
  await insertImage(place.db, { id: pictureId, width: 8, height: 8, createdAt: now.toISOString() })
  await place.files.put(pictureId, Buffer.from('The bytes of a picture'))
  return place
}

/** Test-restores a backup without checking its pages. */
function rehearse(there: { bucket: Bucket; name: string }, passphrase?: string) {
  const page = {
    status: 200,
    type: 'text/html',
    location: undefined,
    isLasting: false,
    body: Buffer.from('Slow onions'),
    tables: [],
    data: undefined,
  }
  const openSite: OpenSite = async () => ({ ask: async () => page, close: async () => {} })
  return rehearseBackup({ dataDir: aFolder(), passphrase, openSite }, there)
}

test('a backup is stored in the bucket, listed, checked and restored from there, and leaves no local files', async () => {
  const { bucket, objects } = await openStore()
  const place = await openFilled(bucket)
  const { made } = await makeBackup(place, now)
  await makeBackup(place, later(0.5))
  expect([...objects.keys()].sort()).toEqual([
    'eat/griddle-2026-11-25T12-00-00-000Z.json',
    'eat/griddle-2026-11-25T12-00-00-000Z.zip',
    'eat/griddle-2026-11-26T00-00-00-000Z.json',
    'eat/griddle-2026-11-26T00-00-00-000Z.zip',
    expect.stringMatching(/^eat\/pictures\/[0-9a-f]{64}$/),
  ])
  expect(readdirSync(place.folder)).toEqual([])
  expect((await listBackups(place)).map(({ name, note }) => [name, note?.pictures.length])).toEqual([
    ['griddle-2026-11-26T00-00-00-000Z.zip', 1],
    [made.name, 1],
  ])
  const there = { bucket, name: made.name }
  expect(await rehearse(there)).toMatchObject({ pictures: 1, madeAt: now.toISOString() })
  const second = await openPlace(bucket)
  expect(await restoreArchive(second, there)).toMatchObject({ pictures: 1, rows: made.note?.rows })
  expect(await findAnyBlog(second.db, 'one')).toBeDefined()
  expect(Buffer.from((await second.files.get(pictureId)) ?? []).toString()).toBe('The bytes of a picture')
  expect(readdirSync(join(second.dataDir, 'incoming'))).toEqual([])
})

test('expired backups are deleted from the bucket with their pictures, and no other object ever is', async () => {
  const { bucket, objects } = await openStore()
  const place = await openFilled(bucket)
  await makeBackup(place, now)
  await place.db.deleteFrom('images').execute()
  const foreign = ['eat/notes.txt', 'eat/pictures/holiday.webp', 'eat/griddle-old.zip', 'griddle-2026-11-25T12-00-00-000Z.zip']
  for (const key of foreign) objects.set(key, { bytes: Buffer.from('Mine'), contentType: '' })
  for (let day = 1; day < 8; day++) await makeBackup(place, later(day))
  const keys = [...objects.keys()]
  expect(keys.filter((key) => /pictures\/[0-9a-f]{64}|^eat\/griddle-2026-11-25/.test(key))).toEqual([])
  expect(foreign.filter((key) => !keys.includes(key))).toEqual([])
})

test('with a passphrase, nothing in the bucket is readable, and another machine can decrypt it with the same one', async () => {
  const { bucket, objects } = await openStore()
  const passphrase = 'onions slowly over a low heat'
  const { made } = await makeBackup(await openFilled(bucket, passphrase), now)
  const encrypted = [...objects].filter(([key]) => key.endsWith('.age'))
  expect(encrypted.map(([key]) => key.replace(/[0-9a-f]{64}/, '…')).sort()).toEqual([
    'eat/griddle-2026-11-25T12-00-00-000Z.zip.age',
    'eat/identity.age',
    'eat/pictures/….age',
  ])
  for (const [, { bytes }] of encrypted) expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1')
  const there = { bucket, name: made.name }
  await expect(rehearse(there)).rejects.toThrow('set BACKUPS_PASSPHRASE')
  expect(await rehearse(there, passphrase)).toMatchObject({ pictures: 1 })
}, 90_000)

test('a bucket that refuses or can’t be reached gives a clear error and no backup, and the next backup is complete', async () => {
  const { bucket, store, objects } = await openStore()
  const place = await openFilled(bucket)
  const isRefused = (changes: Partial<Bucket>, sentence: string) =>
    expect(makeBackup({ ...place, bucket: { ...bucket, ...changes } }, now)).rejects.toThrow(sentence)
  await isRefused({ secretAccessKey: 'wrong' }, 'The store in BACKUPS_URL refused BACKUPS_SECRET_ACCESS_KEY.')
  await isRefused({ name: 'nothing' }, 'The bucket nothing in BACKUPS_URL does not exist.')
  await isRefused({ endpoint: 'http://127.0.0.1:1' }, "BACKUPS_URL names http://127.0.0.1:1, which can't be reached: connection refused.")
  store.mood = 'full'
  await isRefused({}, 'The store in BACKUPS_URL is full.')
  expect(objects.size).toBe(0)
  store.mood = 'well'
  expect((await makeBackup(place, later(1))).made.note?.pictures).toHaveLength(1)
  expect(readdirSync(place.folder)).toEqual([])
})

test('the admin lists the backups in the bucket, and warns while it can’t be reached', async () => {
  const { bucket, store } = await openStore()
  const site = await openTestSite({ backupBucket: bucket })
  onTestFinished(site.close)
  const cookie = await signIn(site)
  const read = async (path: string) => (await (await site.get(path, cookie)).text()).replaceAll('<!-- -->', '').replaceAll('&#x27;', "'")
  const backUp = async () => {
    await site.post('/admin/backup', {}, cookie)
    await site.backups.close()
  }
  await backUp()
  const page = await read('/admin/backup')
  for (const text of ['Backups are stored in the bucket <code>pictures</code>', 'griddle-2026-11-21T12-00-00-000Z.zip'])
    expect(page).toContain(text)
  store.mood = 'away'
  await backUp()
  expect(await read('/admin/dashboard')).toMatch(/role="alert".*The backup on .* failed: BACKUPS_URL names http\S+, which can't be reached/)
  expect(await read('/admin/backup')).toContain('The backups could not be loaded.')
  store.mood = 'well'
  await backUp()
  expect(await read('/admin/dashboard')).not.toContain('role="alert"')
})
