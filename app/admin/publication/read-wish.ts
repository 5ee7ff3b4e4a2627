import type { PublicationWish } from '#domain/publication/publication.ts'
import { readSiteTime } from '#operations/publication/site-time.ts'

/** What a form asks for beside saving, or why it can't be: a message beside the field `scheduledFor`. */
type ReadWish = { ok: true; wish: PublicationWish | undefined } | { ok: false; error: string }

/** The wish of the button that was pressed. One that is asked again ("Save without the picture") still is what it was before. */
export function readWish(typed: Record<string, string>, { now, timeZone }: { now: Date; timeZone: string }): ReadWish {
  const name = typed.wish || typed.earlierWish
  if (name === 'draft' || name === 'publish') return { ok: true, wish: name }
  if (name !== 'schedule') return { ok: true, wish: undefined }
  const scheduledFor = readSiteTime(typed.scheduledFor ?? '', timeZone)
  if (!scheduledFor) return { ok: false, error: 'Choose a date and a time' }
  return scheduledFor > now ? { ok: true, wish: { scheduledFor } } : { ok: false, error: 'Choose a time that lies ahead' }
}
