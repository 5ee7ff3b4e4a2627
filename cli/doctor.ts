import { existsSync } from 'node:fs'
import {
  checkBackups,
  checkClock,
  checkCounts,
  checkDatabase,
  checkMigrations,
  checkPictures,
  checkPresence,
  checkRights,
  checkRoom,
  type Finding,
} from '#core/check-up/check-up.ts'
import type { SitePlace } from '#core/data-folder/lost-database.ts'
import { openDatabase } from '#core/database/database.ts'
import { diskFull, isDiskFull, StorageError } from '#core/database/storage-error.ts'
import { openOriginals } from '#core/pictures/originals.ts'

/**
 * Checks everything that the site stores, whether it is running or not, and changes nothing. Returns the lines to print, and whether all is
 * well.
 */
export async function doctor(place: SitePlace, now: Date) {
  const findings = await listFindings(place, now)
  const lines = findings.map(
    ({ about, found, advice }) => `${advice ? '!! ' : 'ok '} ${about.padEnd(11)} ${found}${advice ? `. ${advice}` : ''}`,
  )
  const isWell = findings.every(({ advice }) => !advice)
  return { isWell, text: [...lines, '', isWell ? 'Everything looks good.' : "Lines with !! say what's wrong and what to do."].join('\n') }
}

async function listFindings(place: SitePlace, now: Date): Promise<Finding[]> {
  if (!existsSync(place.dataDir))
    return [
      {
        about: 'Data',
        found: `the folder ${place.dataDir} doesn't exist`,
        advice: 'Set DATA_DIR to the right folder, or start the site once.',
      },
    ]
  return [
    ...(await attempt('Disk', () => checkRoom(place))),
    ...(await attempt('Rights', () => checkRights(place))),
    ...(await listContentFindings(place, now)),
  ]
}

/** A problem that prevents all other checks is the only one reported. */
async function listContentFindings(place: SitePlace, now: Date): Promise<Finding[]> {
  const whole = [
    ...(await attempt('Database', () => checkPresence(place))),
    ...(await attempt('Database', () => checkDatabase(place.database))),
  ]
  if (whole.some(({ advice }) => advice)) return whole.slice(0, 1)
  const { db, close } = openDatabase(place.database)
  try {
    const opened = [
      ...whole,
      ...(await attempt('Database', () => checkPresence(place, db))),
      ...(await attempt('Migrations', () => checkMigrations(db, place.database))),
    ]
    if (opened.some(({ advice }) => advice)) return opened
    return [
      ...opened,
      ...(await attempt('Content', () => checkCounts(db))),
      ...(await attempt('Pictures', async () => checkPictures(db, await openOriginals(place), place, now))),
      ...(await attempt('Backups', () => checkBackups(db, place, now))),
      ...(await attempt('Clock', () => checkClock(db, place, now))),
    ]
  } finally {
    await close()
  }
}

/** What can't be checked counts as a problem, too. */
async function attempt(about: string, look: () => Promise<Finding | Finding[]>): Promise<Finding[]> {
  try {
    return [await look()].flat()
  } catch (error) {
    return [{ about, found: `could not be checked: ${explain(error)}`, advice: 'Fix the problem, then run npm run cli -- doctor again.' }]
  }
}

function explain(error: unknown): string {
  if (isDiskFull(error)) return diskFull
  if (error instanceof StorageError) return explain(error.cause)
  const { message, code } = Object(error)
  return message || code || String(error)
}
