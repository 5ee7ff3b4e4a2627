import { chmodSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { makeBackup } from '#core/backups/make-backup.ts'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { insertComment } from '#core/comments/comment-rows.ts'
import type { Database } from '#core/database/database.ts'
import { openFiles } from '#core/pictures/files.ts'
import { aBlog } from '#tests/builders.ts'
import { aFolder } from '#tests/each-store.ts'
import { openMigratedFile } from '#tests/set-up/migrated-sqlite.ts'
import { doctor } from './doctor.ts'

const day = 24 * 60 * 60_000

/** A site with a picture and a backup of it, and no problems. */
async function openWell() {
  const dataDir = aFolder()
  const path = join(dataDir, 'griddle.sqlite')
  const database = await openMigratedFile(path)
  onTestFinished(database.close)
  const { db } = database
  for (let index = 0; index < 12; index++) await insertBlog(db, aBlog({ id: `post-${index}`, urlSlug: `post-${index}` }))
  const files = openFiles(join(dataDir, 'files'))
  const name = 'a'.repeat(64)
  const image = {
    width: 8,
    height: 8,
    title: '',
    alt: '',
    searchText: '',
    createdAt: '2026-11-21T12:00:00.000Z',
    unusedSince: null,
    bytes: 9,
  }
  await db
    .insertInto('images')
    .values({ ...image, id: name })
    .execute()
  await files.put(name, Buffer.from('A picture'))
  const backups = { folder: join(dataDir, 'backups'), bucket: undefined }
  const backUp = (now = new Date()) => makeBackup({ ...backups, database, files, secret: 'a secret', passphrase: undefined }, now)
  await backUp()
  for (const folder of ['', 'files', 'backups']) chmodSync(join(dataDir, folder), 0o700)
  chmodSync(path, 0o600)
  for (const ending of ['-wal', '-shm']) chmodSync(`${path}${ending}`, 0o600)
  const place = { dataDir, database: path, bucket: undefined, backups }
  return { db, files, name, dataDir, path, backUp, examine: (now = new Date()) => doctor(place, now) }
}

type Site = Awaited<ReturnType<typeof openWell>>

function setJob(db: Database, name: string) {
  return db.insertInto('jobs').values({ name, failedAt: new Date().toISOString(), error: 'No room' }).execute()
}

async function breakReference(db: Database) {
  const comment = { name: 'Ann', email: 'ann@mail.example', comment: 'Good.', createdAt: '2026-11-21T12:00:00.000Z', approved: true }
  await insertComment(db, { ...comment, id: 'one', blogId: 'post-1', blogTitle: '' })
  await sql`pragma foreign_keys = off`.execute(db)
  await db.deleteFrom('_blogs').where('id', '=', 'post-1').execute()
}

async function empty({ db, backUp }: Site) {
  await db.deleteFrom('_blogs').where('id', '!=', 'post-1').execute()
  await backUp(new Date(Date.now() + 1000))
}

const journalOf = (name: string) => sql`insert into "migrations" ("name", "ranAt", "checksum") values (${name}, '', '')`

const faults: [string, (site: Site) => unknown, RegExp, number?][] = [
  [
    'bytes of a picture that the backup has otherwise',
    ({ files, name }) => files.put(name, Buffer.from('B picture')),
    /Pictures +1 picture with a changed file/,
  ],
  [
    'a row without the one that it refers to',
    ({ db }) => breakReference(db),
    /Database +.* a row in comments refers to a missing row in _blogs/,
  ],
  [
    'a migration of a newer release',
    ({ db }) => journalOf('9999-x.sql').execute(db),
    /Migrations +the database is from a newer release [(]it has 9999-x[)]/,
  ],
  [
    'a migration that waits',
    ({ db }) => sql`delete from "migrations" where "name" like '0063%'`.execute(db),
    /Migrations +1 migration waiting/,
  ],
  ['a site without backups', ({ dataDir }) => rmSync(join(dataDir, 'backups'), { recursive: true }), /Backups +none yet/],
  ['a site that holds far less than its backups', empty, /Backups +The newest backups are much smaller than .* restore that one/],
  ['a backup that is late', () => {}, /Backups +.*It’s more than two days old/, 3 * day],
  ['a backup that failed', ({ db }) => setJob(db, 'backup'), /Backups +the last one failed at .*: No room/],
  ['a rehearsal that failed', ({ db }) => setJob(db, 'rehearsal'), /Rehearsal +failed at .*: No room/],
  ['no rehearsal for long', () => {}, /Rehearsal +the site hasn’t test-restored .* check-backup/, 15 * day],
  ['a clock that is behind', () => {}, /Clock +it says .* NTP/, -day],
  ['a folder that others can read', ({ dataDir }) => chmodSync(dataDir, 0o755), /Rights +others on this machine can read the data folder/],
]

test.each(faults)('%s is found, and nothing else', async (_, harm, line, later = 0) => {
  const site = await openWell()
  expect((await site.examine()).text).toContain('Everything looks good.')
  await harm(site)
  const { isWell, text } = await site.examine(new Date(Date.now() + later))
  expect(isWell).toBe(false)
  expect(
    text
      .split('\n')
      .filter((one) => one.startsWith('!!'))
      .join('\n'),
  ).toMatch(line)
})
