import { noonOfSiteDay, readSiteTime, toSiteDay } from '#domain/publication/site-time.ts'
import { isIn } from '#domain/span.ts'
import type { Rhythm } from './notice-kinds.ts'

const hour = 60 * 60 * 1000
const morning = '08:00'

/** The longest that a notice waits, in milliseconds: a day, plus the hour by which clocks may go back. */
export const longestNoticeWait = 25 * hour

/** When a notice of `now` is due. `timeZone` is the site's (IANA name). */
export function toDueTime(now: Date, rhythm: Exclude<Rhythm, 'never'>, timeZone: string): Date {
  if (rhythm === 'now') return now
  if (rhythm === 'hourly') return new Date((Math.floor(now.getTime() / hour) + 1) * hour)
  const today = toSiteDay(now, timeZone)
  const tomorrow = toSiteDay(new Date(noonOfSiteDay(today, timeZone).getTime() + 24 * hour), timeZone)
  const times = [today, tomorrow].map((day) => readSiteTime(`${day}T${morning}`, timeZone) ?? now)
  return times.find((time) => isIn({ after: now.getTime(), until: Number.POSITIVE_INFINITY }, time.getTime())) ?? now
}
