import type { PublicationState, PublicationWish } from '#domain/publication/publication.ts'
import { readSiteTime } from '#operations/publication/site-time.ts'

/** What a form asks for beside saving, or why it can't be: a message beside the field `scheduledFor`. */
type ReadWish = { ok: true; wish: PublicationWish | undefined } | { ok: false; error: string }

type Typed = Record<string, string>

export function readWish(typed: Typed, { now, timeZone }: { now: Date; timeZone: string }): ReadWish {
  const name = toWishName(typed)
  if (name === 'draft' || name === 'publish') return { ok: true, wish: name }
  if (name !== 'schedule') return { ok: true, wish: undefined }
  const scheduledFor = readSiteTime(typed.scheduledFor ?? '', timeZone)
  if (!scheduledFor) return { ok: false, error: 'Choose a date and a time' }
  return scheduledFor > now ? { ok: true, wish: { scheduledFor } } : { ok: false, error: 'Choose a time that lies ahead' }
}

/** Whether nothing is required of what was typed, because it is going to be a draft. `state` is that of the record as it is stored. */
export function isUnfinished(typed: Typed, state?: PublicationState) {
  return (toWishName(typed) || state) === 'draft'
}

/** The wish of the button that was pressed; "Save without the picture" asks for what was asked before. */
export function toWishName({ wish, earlierWish, whenPicturesFail }: Typed) {
  return wish || (whenPicturesFail === 'save-without' && earlierWish) || ''
}
