import { toShownDay } from '#domain/publication/site-time.ts'

type Dated = { createdAt: string; repliedAt?: string }

/** What readers wrote, each with the days that are shown instead of its times: days of the site's time zone. Server only. */
export function withDays<Entry extends Dated>(entries: Entry[], timeZone: string): Entry[] {
  return entries.map((entry) => ({
    ...entry,
    createdAt: toShownDay(entry.createdAt, timeZone) ?? '',
    ...(entry.repliedAt && { repliedAt: toShownDay(entry.repliedAt, timeZone) }),
  }))
}
