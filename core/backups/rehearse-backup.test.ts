import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Encrypter, generateX25519Identity } from 'age-encryption'
import { expect, onTestFinished, test } from 'vitest'
import { withArchive } from '#core/archive/restore-archive.ts'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { openFiles } from '#core/pictures/files.ts'
import { insertImage } from '#core/pictures/image-rows.ts'
import { identityPath } from '#domain/backups/backup-names.ts'
import { readConfig } from '#server/config.ts'
import { openScratchSite } from '#server/static-site/open-ask.ts'
import { aBlog } from '#tests/builders.ts'
import { aFolder } from '#tests/each-store.ts'
import { openMigratedFile } from '#tests/set-up/migrated-sqlite.ts'
import { makeBackup } from './make-backup.ts'
import { compareTables, type OpenSite, rehearseBackup } from './rehearse-backup.ts'

const now = new Date('2026-11-25T12:00:00.000Z')

async function backUp(passphrase?: string) {
  const root = aFolder()
  const database = await openMigratedFile(join(root, 'griddle.sqlite'))
  onTestFinished(database.close)
  await insertBlog(database.db, aBlog({ id: 'one' }))
  await insertImage(database.db, { id: 'a'.repeat(64), width: 8, height: 8, createdAt: now.toISOString() })
  const files = openFiles(join(root, 'files'))
  await files.put('a'.repeat(64), Buffer.from('The bytes of a picture'))
  const folder = join(root, 'backups')
  const secret = 'a secret that is long enough for tests'
  if (passphrase) await placeKey(folder, passphrase)
  const { made } = await makeBackup({ database, files, secret, folder, bucket: undefined, passphrase }, now)
  return { folder, made, db: database.db, path: join(folder, made.name) }
}

/** Stores a key that takes milliseconds to decrypt; the product's own take a second. */
async function placeKey(folder: string, passphrase: string) {
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  encrypter.setScryptWorkFactor(10)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, identityPath), await encrypter.encrypt(`${await generateX25519Identity()}\n`))
}

/** A site that answers every request with the same page. */
const openSite = (body: string, status = 200): OpenSite => {
  const answer = { status, type: 'text/html', location: undefined, isLasting: false, body: Buffer.from(body), tables: [], data: undefined }
  return async () => ({ ask: async () => answer, close: async () => {} })
}

const parts = (dataDir: string, site = openSite(aBlog().title)) => ({ dataDir, passphrase: undefined, openSite: site })

test('a good backup is restored and opened as a site, and nothing of that is left behind', async () => {
  const { made, path } = await backUp()
  const scratch = aFolder()
  const openBuilt = openScratchSite({ siteUrl: 'http://site.test', siteName: 'Griddle', backups: readConfig({}).backups })
  const found = await rehearseBackup(parts(scratch, openBuilt), path)
  expect(found).toEqual({ rows: made.note?.rows, pictures: 1, pages: 5, madeAt: now.toISOString() })
  expect(readdirSync(scratch)).toEqual([])
})

test.each([
  ['is not found', openSite('', 404), 'The site was restored, but its page / returns status 404.'],
  ['lacks its title', openSite('Other'), 'doesn’t have the title “'],
  ['fails', async () => ({ ask: () => Promise.reject(new Error('Away')), close: async () => {} }), 'its page / fails.'],
])('a test restore fails if a page of the restored site %s', async (_, site, message) => {
  const { path } = await backUp()
  const scratch = aFolder()
  await expect(rehearseBackup(parts(scratch, site), path)).rejects.toThrow(message)
  expect(readdirSync(scratch)).toEqual([])
})

test.each([
  [
    'a picture was changed',
    (folder: string) => writeFileSync(join(folder, 'pictures', readdirSync(join(folder, 'pictures'))[0] ?? ''), 'x'),
  ],
  ['its pictures are gone', (folder: string) => renameSync(join(folder, 'pictures'), join(folder, 'elsewhere'))],
])('a test restore fails if %s', async (_, damage) => {
  const { folder, path } = await backUp()
  damage(folder)
  const scratch = aFolder()
  await expect(rehearseBackup(parts(scratch), path)).rejects.toThrow(/picture/)
  expect(readdirSync(scratch)).toEqual([])
  rmSync(path)
  await expect(rehearseBackup(parts(scratch), path)).rejects.toThrow(/^Not found: .*\.zip\.$/)
})

test('an encrypted backup is test-restored with its passphrase, and the error without it says why', async () => {
  const { path } = await backUp('onions slowly over a low heat')
  const rehearse = (passphrase: string | undefined) => rehearseBackup({ ...parts(aFolder()), passphrase }, path)
  expect(await rehearse('onions slowly over a low heat')).toMatchObject({ pictures: 1, madeAt: now.toISOString() })
  await expect(rehearse(undefined)).rejects.toThrow('The backup is encrypted: set BACKUPS_PASSPHRASE to its passphrase.')
  await expect(rehearse('another passphrase')).rejects.toThrow(/^Wrong passphrase for /)
}, 60_000)

test('reports rows that differ from the backup’s', async () => {
  const { db, path } = await backUp()
  const told = await withArchive({ dataDir: aFolder(), passphrase: undefined }, path, async ({ tables }) => tables)
  await compareTables(db, told)
  await db.updateTable('_blogs').set({ title: 'Other' }).execute()
  await expect(compareTables(db, told)).rejects.toThrow(
    'The restored table _blogs differs from the backup’s (number of rows: 1, in the backup 1).',
  )
})
