import { isAhead } from '#domain/span.ts'
import type { BackupName } from './backup-names.ts'
import type { BackupNote } from './job-results.ts'

const dayMilliseconds = 24 * 60 * 60 * 1000
/** On this many days, all backups are kept, including those made before a restore. */
const wholeDays = 3

type Dated = Pick<BackupName, 'madeAt'> & { note?: Pick<BackupNote, 'rows' | 'tables'> | undefined }

/** How many days, weeks and months with a backup are kept, each by its newest one; days and weeks are in UTC. */
const periods: [number, (moment: string) => string | number][] = [
  [7, (moment) => moment.slice(0, 10)],
  [4, toWeek],
  [12, (moment) => moment.slice(0, 7)],
]

/**
 * The backups to keep: those of the last three days that have any, and the newest of each of the last 7 days, 4 weeks and 12 months that
 * have any. `now` only tells which are dated ahead by a wrong clock: they are kept, and take no other's place. Nor does a backup with far
 * less content replace a fuller one.
 */
export function pickKept<Backup extends Dated>(backups: Backup[], now: Date): Backup[] {
  const sorted = backups.toSorted((one, other) => (one.madeAt < other.madeAt ? 1 : -1))
  const newestFirst = sorted.filter(({ madeAt }) => !isAhead(madeAt, now))
  const isKept = (backup: Backup) =>
    isAhead(backup.madeAt, now) ||
    isPicked(
      backup,
      newestFirst.filter((other) => !holdsFarLess(other, backup)),
    )
  return sorted.filter(isKept)
}

/** Whether a backup is among those to keep. */
function isPicked(backup: Dated, newestFirst: Dated[]) {
  const days = [...new Set(newestFirst.map(toDay))].slice(0, wholeDays)
  return days.includes(toDay(backup)) || periods.some(([count, toPeriod]) => isNewestOf(toPeriod, backup, newestFirst, count))
}

/** Whether it is the newest of one of the last few periods that have any. */
function isNewestOf(toPeriod: (moment: string) => string | number, backup: Dated, newestFirst: Dated[], count: number) {
  const newest = new Map<string | number, Dated>()
  for (const one of newestFirst) {
    const period = toPeriod(one.madeAt)
    if (!newest.has(period) && newest.size < count) newest.set(period, one)
  }
  return newest.get(toPeriod(backup.madeAt)) === backup
}

/** The owner's writing and uploads: the log, the history and what readers sent say less about whether something is missing. */
const ownTables = ['_blogs', '_recipes', 'pages', 'collections', 'images']

/** Fewer rows say nothing: a new site starts with some. */
const fewest = 10

/**
 * Whether one has less than half of another's rows, or of what the owner has written and uploaded. Backups without a description count as
 * equal.
 */
function holdsFarLess({ note: one }: Dated, { note: other }: Dated) {
  if (!one || !other) return false
  const isLess = (count: number, than: number) => than >= fewest && count < than / 2
  return isLess(one.rows, other.rows) || (one.tables && other.tables ? isLess(countOwn(one.tables), countOwn(other.tables)) : false)
}

function countOwn(tables: Record<string, number>) {
  return ownTables.reduce((sum, table) => sum + (tables[table] ?? 0), 0)
}

/** The newest backup with far more content than the newest of all; undefined if there is none. */
export function findFuller<Backup extends Dated>(backups: Backup[], now: Date): Backup | undefined {
  const newest = pickNewest(backups, now)
  const newestFirst = backups.toSorted((one, other) => (one.madeAt < other.madeAt ? 1 : -1))
  return newest && newestFirst.find((backup) => holdsFarLess(newest, backup))
}

/** The newest of them, ignoring those dated ahead if there are others. */
export function pickNewest<Backup extends Dated>(backups: Backup[], now: Date): Backup | undefined {
  const newestFirst = backups.toSorted((one, other) => (one.madeAt < other.madeAt ? 1 : -1))
  return newestFirst.find(({ madeAt }) => !isAhead(madeAt, now)) ?? newestFirst[0]
}

const toDay = ({ madeAt }: Dated) => madeAt.slice(0, 10)

/** The week of a moment, counted in Mondays since 1970. */
function toWeek(moment: string) {
  const thursdayFirst = Math.floor(Date.parse(moment) / dayMilliseconds)
  return Math.floor((thursdayFirst + 3) / 7)
}
