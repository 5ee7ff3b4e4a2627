import type { BackupName } from './backup-names.ts'

const dayMilliseconds = 24 * 60 * 60 * 1000
/** Backups that are younger than this are all kept: those made before something was restored, too. */
const recentMilliseconds = 2 * dayMilliseconds

/** How many days, weeks and months with a backup are kept, each by its newest one; days and weeks are those of UTC. */
const periods: [number, (moment: string) => string | number][] = [
  [7, (moment) => moment.slice(0, 10)],
  [4, toWeek],
  [12, (moment) => moment.slice(0, 7)],
]

/** The backups to keep: those of two days, and the newest of each of the last 7 days, 4 weeks and 12 months that have any. */
export function pickKept<Backup extends Pick<BackupName, 'madeAt'>>(backups: Backup[], now: Date): Backup[] {
  const newestFirst = backups.toSorted((one, other) => (one.madeAt < other.madeAt ? 1 : -1))
  const kept = new Set(newestFirst.filter(({ madeAt }) => Date.parse(madeAt) > now.getTime() - recentMilliseconds))
  for (const [count, toPeriod] of periods) {
    const newest = new Map<string | number, Backup>()
    for (const backup of newestFirst) {
      const period = toPeriod(backup.madeAt)
      if (!newest.has(period) && newest.size < count) newest.set(period, backup)
    }
    for (const backup of newest.values()) kept.add(backup)
  }
  return newestFirst.filter((backup) => kept.has(backup))
}

/** The week of a moment, by the number of Mondays since 1970. */
function toWeek(moment: string) {
  const thursdayFirst = Math.floor(Date.parse(moment) / dayMilliseconds)
  return Math.floor((thursdayFirst + 3) / 7)
}
