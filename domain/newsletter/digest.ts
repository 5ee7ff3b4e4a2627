import { readSiteTime, toSiteDay } from '#domain/publication/site-time.ts'
import type { NewsletterSettings } from './newsletter-settings.ts'

const day = 24 * 60 * 60 * 1000

/** When the latest digest was due, in the site's time zone; undefined if digests are off. */
export function lastDigestTime({ digest, ...rhythm }: NewsletterSettings, now: Date, timeZone: string): Date | undefined {
  if (digest === 'never') return undefined
  // Going back from tomorrow, which may have begun elsewhere: the first digest day whose hour has come.
  for (let back = -1; back <= 32; back++) {
    const date = toSiteDay(new Date(now.getTime() - back * day), timeZone)
    const time = readSiteTime(`${date}T${String(rhythm.hour).padStart(2, '0')}:00`, timeZone)
    if (time && isDigestDay(date, { digest, weekday: rhythm.weekday }) && time <= now) return time
  }
  return undefined
}

function isDigestDay(date: string, { digest, weekday }: Pick<NewsletterSettings, 'digest' | 'weekday'>) {
  if (digest === 'monthly') return date.endsWith('-01')
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7 === weekday
}
