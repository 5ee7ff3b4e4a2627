import { type Publication, type PublicationState, type PublicationWish, planPublication } from '#domain/publication/publication.ts'
import { describeSiteTime, readSiteTime, toSiteTime } from '#domain/publication/site-time.ts'

/** What a form asks for beside saving, or why it can't be: a message beside the field `scheduledFor`. */
type ReadWish = { ok: true; wish: PublicationWish | undefined } | { ok: false; error: string }

type Typed = Record<string, string>

/** `present` is the record as it is stored, unless it is new. */
export type WishParts = { now: Date; timeZone: string; present?: (Publication & { typedDate?: string | null }) | undefined }

/** What the pressed button asks for, with the time of 'Publish at' where that is filled in. It is the same field for each button that saves. */
export function readWish(typed: Typed, { now, timeZone, present }: WishParts): ReadWish {
  const name = toWishName(typed)
  const { scheduledFor: time } = typed
  const isDraft = name === 'draft' || (!name && present?.state === 'draft')
  if (name === 'publish-now') return { ok: true, wish: name }
  if (time === undefined || isNoLonger(present)) return { ok: true, wish: name || undefined }
  if (time === '') {
    if (isDraft) return { ok: true, wish: 'draft' }
    if (name || present?.state !== 'scheduled') return { ok: true, wish: name || undefined }
    const byDate = planPublication('publish', { now, timeZone, ...toTypedDate(typed) })
    return byDate.state === 'scheduled' ? { ok: true, wish: 'publish' } : { ok: false, error: noTime }
  }
  const scheduledFor = readSiteTime(time, timeZone)
  if (!scheduledFor) return { ok: false, error: 'Choose a date and a time' }
  if (isDraft) return { ok: true, wish: scheduledFor > now ? { scheduledFor, isDraft } : 'draft' }
  // Not what the record was opened with, which lacks the seconds.
  if (present?.state === 'scheduled' && time === toSiteTime(present.publishedAt, timeZone))
    return { ok: true, wish: { scheduledFor: new Date(present.publishedAt) } }
  return { ok: true, wish: { scheduledFor } }
}

const noTime = 'Choose a date and a time, or press “Publish now” or “Back to draft”'

/** What the button that publishes or saves will do with its record, in words, where that is another thing than what it is called: 'Schedule for Dec 3, 9:00 AM'. */
export function describeWish(typed: Typed, parts: WishParts) {
  const asked = readWish(typed, parts)
  if (!asked.ok || parts.present?.state === 'trashed') return undefined
  const { now, timeZone, present } = parts
  const wish = asked.wish ?? (present ? 'keep' : 'publish')
  const planned = planPublication(wish, {
    ...{ now, timeZone, ...toTypedDate(typed) },
    ...(present && { present }),
  })
  if (planned.state === 'draft' || (planned.state === present?.state && planned.publishedAt === present.publishedAt)) return undefined
  const time = describeSiteTime(planned.publishedAt, timeZone, now)
  if (planned.state === 'scheduled') return `Schedule for ${time}`
  return typeof wish === 'object' ? `Publish as of ${time}` : undefined
}

/** Whether nothing is required of what was typed, because it is going to be a draft. `state` is that of the record as it is stored. */
export function isUnfinished(typed: Typed, state?: PublicationState) {
  return (toWishName(typed) || state) === 'draft'
}

const wishes = ['draft', 'publish', 'publish-now'] as const

/** The wish of the button that was pressed; "Save without the picture" asks for what was asked before. */
export function toWishName({ wish, earlierWish, whenPicturesFail }: Typed) {
  const name = wish || (whenPicturesFail === 'save-without' && earlierWish)
  return wishes.find((known) => known === name)
}

/** A time that was typed for a record that was published meanwhile, or trashed, has lost its meaning. */
function isNoLonger(present: Publication | undefined) {
  return present?.state === 'published' || present?.state === 'trashed'
}

function toTypedDate({ formattedDate }: Typed) {
  return formattedDate ? { typedDate: formattedDate } : {}
}
