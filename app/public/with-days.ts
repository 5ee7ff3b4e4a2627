import { toShownDay } from '#domain/publication/site-time.ts'

type Dated = { createdAt: string; repliedAt?: string }

/** What readers wrote, with days in the site's time zone instead of times. Server only. */
export function withDays<Entry extends Dated>(entries: Entry[], timeZone: string): Entry[] {
  return entries.map((entry) => ({
    ...entry,
    createdAt: toShownDay(entry.createdAt, timeZone) ?? '',
    ...(entry.repliedAt && { repliedAt: toShownDay(entry.repliedAt, timeZone) }),
  }))
}
