import { type Publication, type PublicationState, type PublicationWish, planPublication } from '#domain/publication/publication.ts'
import { describeSiteTime, readSiteTime, toSiteTime } from '#domain/publication/site-time.ts'

/** What a form asks for besides saving, or why that is impossible: a message beside the field `scheduledFor`. */
type ReadWish = { ok: true; wish: PublicationWish | undefined } | { ok: false; error: string }

type Typed = Record<string, string>

/** `present` is the stored record, unless it is new. */
export type WishParts = { now: Date; timeZone: string; present?: (Publication & { typedDate?: string | null }) | undefined }

/** What the pressed button asks for, with the time of 'Publish at' if it is filled in. All save buttons share the field. */
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
  // Not the time that the record was opened with, which lacks the seconds.
  if (present?.state === 'scheduled' && time === toSiteTime(present.publishedAt, timeZone))
    return { ok: true, wish: { scheduledFor: new Date(present.publishedAt) } }
  return { ok: true, wish: { scheduledFor } }
}

const noTime = 'Choose a date and a time, or press “Publish now” or “Back to draft”'

/** What the publish or save button will do, in words, if it differs from its label: 'Schedule for Dec 3, 9:00 AM'. */
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

/** Whether nothing is required of what was typed, because it will be a draft. `state` is the stored record's. */
export function isUnfinished(typed: Typed, state?: PublicationState) {
  return (toWishName(typed) || state) === 'draft'
}

const wishes = ['draft', 'publish', 'publish-now'] as const

/** The request of the pressed button; "Save without the picture" repeats the previous one. */
export function toWishName({ wish, earlierWish, whenPicturesFail }: Typed) {
  const name = wish || (whenPicturesFail === 'save-without' && earlierWish)
  return wishes.find((known) => known === name)
}

/** A time typed for a record that has been published or trashed meanwhile no longer applies. */
function isNoLonger(present: Publication | undefined) {
  return present?.state === 'published' || present?.state === 'trashed'
}

function toTypedDate({ formattedDate }: Typed) {
  return formattedDate ? { typedDate: formattedDate } : {}
}
