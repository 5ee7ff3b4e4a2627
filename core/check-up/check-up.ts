import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { stat, statfs } from 'node:fs/promises'
import { listBackups } from '#core/backups/listed-backups.ts'
import { backupJob, describeFuller } from '#core/backups/make-backup.ts'
import { rehearsalJob } from '#core/backups/open-rehearsals.ts'
import { listPhotoSizes } from '#core/comments/review-photo-rows.ts'
import { listOpen } from '#core/data-folder/keep-private.ts'
import { describeLoss, type SitePlace } from '#core/data-folder/lost-database.ts'
import { compareMigrations, findDamage, listInvalidIndexes } from '#core/database/check-database.ts'
import { type Database, isServer } from '#core/database/database.ts'
import { listJournal } from '#core/database/journal.ts'
import { countRowsOf } from '#core/database/row-counts.ts'
import { findJob } from '#core/jobs/job-rows.ts'
import { readClockJump } from '#core/jobs/watch-clock.ts'
import type { Files } from '#core/pictures/files.ts'
import { listImageSizes } from '#core/pictures/image-rows.ts'
import { listOriginals } from '#core/pictures/originals.ts'
import { findFuller, pickNewest } from '#domain/backups/backup-retention.ts'
import { toFileName } from '#domain/pictures/stored-image.ts'
import { isAhead, isIn, lastOf } from '#domain/span.ts'
import { countOf } from '#domain/text/count-of.ts'
import { describeBytes } from '#domain/text/describe-bytes.ts'

/** What was found about one thing. With `advice`, which is a sentence, something is wrong. */
export type Finding = { about: string; found: string; advice?: string }

const day = 24 * 60 * 60_000
const spareBytes = 500_000_000
const named = 5

/** Whether there is a database and, with `db`, whether it holds anything while uploads or backups of a site are there. */
export async function checkPresence(place: SitePlace, db?: Database): Promise<Finding[]> {
  const about = 'Database'
  const loss = await describeLoss(place, db)
  if (loss) return [{ about, found: loss.found, advice: `To go on, ${loss.advice}` }]
  if (isServer(place.database) || existsSync(place.database)) return []
  return [{ about, found: `${place.database} doesn't exist`, advice: 'Set DATA_DIR to the right folder, or start the site once.' }]
}

/** Whether the database is whole, as far as it can say so itself. */
export async function checkDatabase(database: string): Promise<Finding> {
  const about = 'Database'
  if (isServer(database)) {
    const invalid = await listInvalidIndexes(database)
    if (invalid.length === 0) return { about, found: 'PostgreSQL responds, and all indexes are valid' }
    return { about, found: `invalid indexes: ${invalid.join(', ')}`, advice: 'Reindex them in PostgreSQL.' }
  }
  const damage = findDamage(database)
  if (damage === undefined) return { about, found: `${database} is intact` }
  return {
    about,
    found: `${database} is damaged: ${damage}`,
    advice: 'Move it out of the way and restore the newest backup: npm run cli -- restore FILE.',
  }
}

export async function checkMigrations(db: Database, database: string): Promise<Finding> {
  const about = 'Migrations'
  const { waiting, unknown } = compareMigrations(await listJournal(db), isServer(database) ? 'postgres' : 'sqlite')
  if (unknown.length > 0)
    return {
      about,
      found: `the database is from a newer release (it has ${unknown.join(', ')})`,
      advice: 'Start that release, or restore a backup from before it.',
    }
  if (waiting.length === 0) return { about, found: 'up to date' }
  return { about, found: `${countOf(waiting.length, 'migration')} waiting`, advice: 'Start the site or run npm run cli -- migrate.' }
}

export async function checkCounts(db: Database): Promise<Finding> {
  const counts = [
    ['_blogs', 'post'],
    ['_recipes', 'recipe'],
    ['comments', 'comment'],
    ['reviews', 'review'],
    ['users', 'member'],
    ['contacts', 'message'],
    ['images', 'picture'],
  ] as const
  const words = []
  for (const [table, word] of counts) words.push(countOf(await countRowsOf(db, table), word))
  return { about: 'Content', found: words.join(', ') }
}

/** Pictures against their files: whether they are there, have the size that they had, and the bytes that the newest backup has. */
export async function checkPictures(db: Database, files: Files, { dataDir, bucket, backups }: SitePlace, now: Date): Promise<Finding[]> {
  const about = 'Pictures'
  const expected = [...(await listImageSizes(db)).map((image) => ({ ...image, name: toFileName(image) })), ...(await listPhotoSizes(db))]
  const stored = await listOriginals({ dataDir, bucket })
  const note = pickNewest(await listBackups(backups).catch(() => []), now)?.note
  const sums = new Map(note?.pictures.map(({ name, sha256 }) => [name, sha256]))
  const missing = expected.filter(({ name }) => !stored.has(name)).map(({ name }) => name)
  const wrong: string[] = []
  for (const { name, bytes } of expected) {
    const size = stored.get(name)
    if (size === undefined) continue
    if ((bytes !== null && bytes !== size) || (!bucket && (await hasOtherBytes(files, name, sums.get(name))))) wrong.push(name)
  }
  const known = new Set(expected.map(({ name }) => name))
  const orphans = [...stored.keys()].filter((name) => !known.has(name))
  const findings: Finding[] = []
  const tell = (names: string[], found: string, advice: string) => {
    if (names.length > 0) findings.push({ about, found: `${countOf(names.length, 'picture')} ${found}: ${listSome(names)}`, advice })
  }
  tell(missing, 'without a file', 'Restore a backup that has them or upload them again.')
  tell(wrong, 'with a changed file', 'Copy the files from a backup (data/backups/pictures) or upload them again.')
  if (orphans.length > 0) findings.push({ about, found: `${countOf(orphans.length, 'file')} not used by any record: ${listSome(orphans)}` })
  return findings.length > 0 ? findings : [{ about, found: `${countOf(expected.length, 'picture')}, each with its file` }]
}

async function hasOtherBytes(files: Files, name: string, sha256: string | undefined) {
  if (!sha256) return false
  const bytes = await files.get(name)
  return bytes !== undefined && hash('sha256', bytes) !== sha256
}

export async function checkRoom({ dataDir }: SitePlace): Promise<Finding> {
  const { bavail, bsize } = await statfs(dataDir)
  const free = bavail * bsize
  const found = `${describeBytes(free)} free at ${dataDir}`
  return {
    about: 'Disk',
    found,
    ...(free < spareBytes && { advice: 'Free up some space: a backup and an upload each need room for a copy.' }),
  }
}

export async function checkClock(db: Database, { database, dataDir }: SitePlace, now: Date): Promise<Finding> {
  const about = 'Clock'
  const advice = 'Sync this machine’s clock with NTP.'
  const written = (await stat(isServer(database) ? dataDir : database)).mtimeMs
  if (isAhead(written, now))
    return { about, found: `it says ${now.toISOString()}, but a file was written at ${new Date(written).toISOString()}`, advice }
  const jump = await readClockJump(db, now)
  if (jump) return { about, found: `it jumped from ${jump.from} to ${jump.to}`, advice: 'If it’s correct now, there’s nothing to do.' }
  return { about, found: now.toISOString() }
}

export async function checkRights({ dataDir }: SitePlace): Promise<Finding> {
  const about = 'Rights'
  if (process.platform === 'win32') return { about, found: 'managed by Windows' }
  const { uid } = await stat(dataDir)
  if (uid !== process.getuid?.())
    return {
      about,
      found: `${dataDir} belongs to another user`,
      advice: 'Run the site and its commands as the user who owns the folder.',
    }
  const isOpen = (await listOpen(dataDir)).length > 0
  if (!isOpen) return { about, found: 'only this user can read the data folder' }
  return { about, found: 'others on this machine can read the data folder', advice: 'Restart the site to fix this.' }
}

export async function checkBackups(db: Database, { backups }: SitePlace, now: Date): Promise<Finding[]> {
  const listed = await listBackups(backups)
  const newest = pickNewest(listed, now)
  const about = 'Backups'
  if (!newest) return [{ about, found: 'none yet', advice: 'Make one: npm run cli -- backup.' }]
  const size = listed.reduce((sum, { size: bytes }) => sum + bytes, 0)
  const isRecent = isIn(lastOf(2 * day, now), newest.madeAt)
  const found = `${countOf(listed.length, 'backup')} with ${describeBytes(size)} in total, the newest is ${newest.name}`
  const findings: Finding[] = [
    {
      about,
      found,
      ...(!isRecent && { advice: 'It’s more than two days old: check the log for the reason, then run npm run cli -- backup.' }),
    },
  ]
  const fuller = findFuller(listed, now)
  if (fuller)
    findings.push({ about, found: describeFuller(newest, fuller), advice: 'If something is missing, restore that one; it’s kept.' })
  const job = await findJob(db, backupJob)
  if (job?.failedAt)
    findings.push({
      about,
      found: `the last one failed at ${job.failedAt}: ${job.error}`,
      advice: 'Fix the problem, then run npm run cli -- backup.',
    })
  return [...findings, await checkRehearsal(db, listed.at(-1)?.madeAt ?? newest.madeAt, now)]
}

/** The site does it within two weeks of its first backup. */
async function checkRehearsal(db: Database, since: string, now: Date): Promise<Finding> {
  const about = 'Rehearsal'
  const job = await findJob(db, rehearsalJob)
  const advice = 'Test the newest backup: npm run cli -- check-backup.'
  if (job?.failedAt) return { about, found: `failed at ${job.failedAt}: ${job.error}`, advice }
  const found = job?.doneAt ? `a backup was test-restored at ${job.doneAt}` : 'the site hasn’t test-restored a backup yet'
  const isRecent = isIn(lastOf(14 * day, now), job?.doneAt ?? since)
  return { about, found, ...(!isRecent && { advice }) }
}

function listSome(names: string[]) {
  return names.length > named ? `${names.slice(0, named).join(', ')} and others` : names.join(', ')
}
