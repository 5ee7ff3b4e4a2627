import { toMachineDate } from '#domain/text/dates.ts'
import { noonOfSiteDay, startOfSiteDay, toSiteDay } from './site-time.ts'

/** The life of a record: a post, recipe, page or collection. Visitors see what is published, and nothing else. */
export const publicationStates = ['draft', 'scheduled', 'published', 'trashed'] as const

export type PublicationState = (typeof publicationStates)[number]

/** The states of a page or collection, which can't be scheduled. */
export type UnscheduledState = Exclude<PublicationState, 'scheduled'>

/** The orders of the admin's posts and recipes: by when they were or will be published, or by title. */
export const recordSorts = ['newest', 'oldest', 'title'] as const

export type RecordSort = (typeof recordSorts)[number]

/** Which posts or recipes, in which order: those of a state, or without one, all that are not in the trash. */
export type RecordOrder = { state?: PublicationState | undefined; sort?: RecordSort | undefined }

/**
 * `publishedAt` (ISO 8601) is when a record was published or is going to be; of a draft, when it was begun, was public last, or is meant to be
 * published.
 */
export type Publication = { state: PublicationState; publishedAt: string }

/**
 * What the owner asks for when saving: that the record stays what it is, becomes a draft, or is published: by its date, at once whatever its date, or at a
 * time. Of a draft the time is only noted.
 */
export type PublicationWish = 'keep' | 'draft' | 'publish' | 'publish-now' | { scheduledFor: Date; isDraft?: boolean }

/** Days that the trash keeps a record. */
export const trashDays = 30

/** What the form of a page or collection asks for beside saving. */
export type StateWish = Extract<PublicationWish, 'keep' | 'draft' | 'publish'>

/** The state of a page or collection after saving: a new one is published unless a draft is asked for, and what is in the trash stays there. */
export function planState(wish: StateWish, present?: UnscheduledState): UnscheduledState {
  if (present === 'trashed') return present
  if (wish === 'keep' && present) return present
  return wish === 'draft' ? 'draft' : 'published'
}

type Circumstances = {
  now: Date
  /** Of the site: a date is a day of it. */
  timeZone: string
  /** The date that the owner typed, if the record has one. */
  typedDate?: string | null
  /** The record as it is stored, unless it is new. */
  present?: Publication & { typedDate?: string | null }
}

/**
 * How a record is published after saving. A date that the owner typed counts where they change it or publish, and nothing is public before the day of its
 * date has begun.
 */
export function planPublication(wish: PublicationWish, { now, timeZone, typedDate, present }: Circumstances): Publication {
  if (wish === 'draft') return { state: 'draft', publishedAt: earlierOf(present?.publishedAt, now) }
  if (wish === 'publish-now') return atMoment(now, now)
  const day = toMachineDate(typedDate)
  if (typeof wish === 'object') {
    if (wish.isDraft) return { state: 'draft', publishedAt: wish.scheduledFor.toISOString() }
    return atMoment(laterOf(wish.scheduledFor, day, timeZone), now)
  }
  const keeps = wish === 'keep' && present
  if (keeps && (present.state === 'draft' || toMachineDate(present.typedDate) === day)) return present
  return onDay(day, { now, timeZone })
}

/** Whether nothing is required of what is saved, because it is going to be a draft. */
export function isForDraft(wish: PublicationWish) {
  return wish === 'draft' || (typeof wish === 'object' && wish.isDraft === true)
}

/** Whether a scheduled record is to be published. */
export function isDue({ state, publishedAt }: Publication, now: Date) {
  return state === 'scheduled' && publishedAt <= now.toISOString()
}

type Waiting = Pick<Circumstances, 'timeZone' | 'typedDate'>

/** What becomes of a scheduled record whose time has come: it is published, unless the day of its date has not begun, as after a change of the site's time zone. */
export function planDue(present: Publication, now: Date, { timeZone, typedDate }: Waiting): Publication | undefined {
  if (!isDue(present, now)) return undefined
  return atMoment(laterOf(new Date(present.publishedAt), toMachineDate(typedDate), timeZone), now)
}

/** What becomes of a trashed record that is restored: what it was, but one whose time has passed meanwhile becomes a draft, and one whose date lies ahead waits for it. */
export function planRestoration({ state, publishedAt }: Publication, now: Date, { timeZone, typedDate }: Waiting): Publication {
  if (state === 'draft') return { state, publishedAt }
  if (isDue({ state, publishedAt }, now)) return { state: 'draft', publishedAt }
  const planned = atMoment(laterOf(new Date(publishedAt), toMachineDate(typedDate), timeZone), now)
  return planned.state === 'scheduled' ? planned : { state, publishedAt }
}

/**
 * When a record that is scheduled for the beginning of its day is published after the site's time zone has changed; undefined for one that is scheduled
 * for a time, which stays the same moment.
 */
export function moveWithZone(publishedAt: string, typedDate: string | null, { from, to }: { from: string; to: string }) {
  const day = toMachineDate(typedDate)
  if (!day || startOfSiteDay(day, from).toISOString() !== publishedAt) return undefined
  return startOfSiteDay(day, to).toISOString()
}

/** Whether the day of a date that the owner typed has not begun. */
export function isDateAhead(typedDate: string | null | undefined, now: Date, timeZone: string) {
  return (toMachineDate(typedDate) ?? '') > toSiteDay(now, timeZone)
}

function atMoment(moment: Date, now: Date): Publication {
  return { state: moment > now ? 'scheduled' : 'published', publishedAt: moment.toISOString() }
}

/** A past day counts at noon; one ahead from its beginning on; today now. */
function onDay(day: string | undefined, { now, timeZone }: Pick<Circumstances, 'now' | 'timeZone'>): Publication {
  const today = toSiteDay(now, timeZone)
  if (day === undefined || day === today) return atMoment(now, now)
  return atMoment(day < today ? noonOfSiteDay(day, timeZone) : startOfSiteDay(day, timeZone), now)
}

function laterOf(moment: Date, day: string | undefined, timeZone: string) {
  const start = day ? startOfSiteDay(day, timeZone) : moment
  return start > moment ? start : moment
}

function earlierOf(moment: string | undefined, now: Date) {
  const present = now.toISOString()
  return moment !== undefined && moment < present ? moment : present
}
