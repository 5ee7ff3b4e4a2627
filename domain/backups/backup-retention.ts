import { isAhead } from '#domain/span.ts'
import type { BackupName } from './backup-names.ts'

const dayMilliseconds = 24 * 60 * 60 * 1000
/** All backups of so many days are kept: those made before something was restored, too. */
const wholeDays = 3

type Dated = Pick<BackupName, 'madeAt'>

/** How many days, weeks and months with a backup are kept, each by its newest one; days and weeks are those of UTC. */
const periods: [number, (moment: string) => string | number][] = [
  [7, (moment) => moment.slice(0, 10)],
  [4, toWeek],
  [12, (moment) => moment.slice(0, 7)],
]

/**
 * The backups to keep: those of the last three days that have any, and the newest of each of the last 7 days, 4 weeks and 12 months that have any. `now` says no more than
 * which are dated ahead, by a clock that was wrong: they are kept, and take no other's place.
 */
export function pickKept<Backup extends Dated>(backups: Backup[], now: Date): Backup[] {
  const sorted = backups.toSorted((one, other) => (one.madeAt < other.madeAt ? 1 : -1))
  const newestFirst = sorted.filter(({ madeAt }) => !isAhead(madeAt, now))
  const days = [...new Set(newestFirst.map(toDay))].slice(0, wholeDays)
  const kept = new Set(sorted.filter((backup) => isAhead(backup.madeAt, now) || days.includes(toDay(backup))))
  for (const [count, toPeriod] of periods) {
    const newest = new Map<string | number, Backup>()
    for (const backup of newestFirst) {
      const period = toPeriod(backup.madeAt)
      if (!newest.has(period) && newest.size < count) newest.set(period, backup)
    }
    for (const backup of newest.values()) kept.add(backup)
  }
  return sorted.filter((backup) => kept.has(backup))
}

/** The newest of them, but for those that are dated ahead if there are others. */
export function pickNewest<Backup extends Dated>(backups: Backup[], now: Date): Backup | undefined {
  const newestFirst = backups.toSorted((one, other) => (one.madeAt < other.madeAt ? 1 : -1))
  return newestFirst.find(({ madeAt }) => !isAhead(madeAt, now)) ?? newestFirst[0]
}

const toDay = ({ madeAt }: Dated) => madeAt.slice(0, 10)

/** The week of a moment, by the number of Mondays since 1970. */
function toWeek(moment: string) {
  const thursdayFirst = Math.floor(Date.parse(moment) / dayMilliseconds)
  return Math.floor((thursdayFirst + 3) / 7)
}
