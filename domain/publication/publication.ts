import { toMachineDate } from '#domain/text/dates.ts'
import { noonOfSiteDay, startOfSiteDay, toSiteDay } from './site-time.ts'

/** The states of a record: a post, recipe, page or collection. Visitors see only published ones. */
export const publicationStates = ['draft', 'scheduled', 'published', 'trashed'] as const

export type PublicationState = (typeof publicationStates)[number]

/** The states of a page or collection, which can't be scheduled. */
export type UnscheduledState = Exclude<PublicationState, 'scheduled'>

/** The orders of the admin's posts and recipes: by publication time, past or planned, or by title. */
export const recordSorts = ['newest', 'oldest', 'title'] as const

export type RecordSort = (typeof recordSorts)[number]

/** Which posts or recipes, in which order: those in a state, or without one, all that are not in the trash. */
export type RecordOrder = { state?: PublicationState | undefined; sort?: RecordSort | undefined }

/**
 * `publishedAt` (ISO 8601) is when a record was or will be published; for a draft, when it was started, was last public, or is planned to
 * be published.
 */
export type Publication = { state: PublicationState; publishedAt: string }

/**
 * What the owner asks for when saving: that the record keeps its state, becomes a draft, or is published: on its date, at once whatever its
 * date, or at a time. For a draft the time is only noted.
 */
export type PublicationWish = 'keep' | 'draft' | 'publish' | 'publish-now' | { scheduledFor: Date; isDraft?: boolean }

/** How many days the trash keeps a record. */
export const trashDays = 30

/** What the form of a page or collection can ask for besides saving. */
export type StateWish = Extract<PublicationWish, 'keep' | 'draft' | 'publish'>

/** The state of a page or collection after saving: a new one is published unless a draft is asked for, and one in the trash stays there. */
export function planState(wish: StateWish, present?: UnscheduledState): UnscheduledState {
  if (present === 'trashed') return present
  if (wish === 'keep' && present) return present
  return wish === 'draft' ? 'draft' : 'published'
}

type Circumstances = {
  now: Date
  /** The site's: dates are days in it. */
  timeZone: string
  /** The date that the owner typed, if the record has one. */
  typedDate?: string | null
  /** The record as stored, unless it is new. */
  present?: Publication & { typedDate?: string | null }
}

/**
 * How a record is published after saving. A date that the owner typed counts when they change it or publish, and nothing is public before
 * its date begins.
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

/** Whether nothing is required, because the result will be a draft. */
export function isForDraft(wish: PublicationWish) {
  return wish === 'draft' || (typeof wish === 'object' && wish.isDraft === true)
}

/** Whether a scheduled record is due. */
export function isDue({ state, publishedAt }: Publication, now: Date) {
  return state === 'scheduled' && publishedAt <= now.toISOString()
}

type Waiting = Pick<Circumstances, 'timeZone' | 'typedDate'>

/**
 * The new state of a scheduled record whose time has come: it is published, unless its date has not begun, as after a change of the site's
 * time zone.
 */
export function planDue(present: Publication, now: Date, { timeZone, typedDate }: Waiting): Publication | undefined {
  if (!isDue(present, now)) return undefined
  return atMoment(laterOf(new Date(present.publishedAt), toMachineDate(typedDate), timeZone), now)
}

/**
 * The new state of a record restored from the trash: its earlier one, except that one whose time has passed becomes a draft, and one with a
 * future date is scheduled for it.
 */
export function planRestoration({ state, publishedAt }: Publication, now: Date, { timeZone, typedDate }: Waiting): Publication {
  if (state === 'draft') return { state, publishedAt }
  if (isDue({ state, publishedAt }, now)) return { state: 'draft', publishedAt }
  const planned = atMoment(laterOf(new Date(publishedAt), toMachineDate(typedDate), timeZone), now)
  return planned.state === 'scheduled' ? planned : { state, publishedAt }
}

/**
 * When a record scheduled for the start of its date is published after the site's time zone has changed; undefined for one scheduled for a
 * time, which stays the same moment.
 */
export function moveWithZone(publishedAt: string, typedDate: string | null, { from, to }: { from: string; to: string }) {
  const day = toMachineDate(typedDate)
  if (!day || startOfSiteDay(day, from).toISOString() !== publishedAt) return undefined
  return startOfSiteDay(day, to).toISOString()
}

/** Whether the date that the owner typed has not begun. */
export function isDateAhead(typedDate: string | null | undefined, now: Date, timeZone: string) {
  return (toMachineDate(typedDate) ?? '') > toSiteDay(now, timeZone)
}

function atMoment(moment: Date, now: Date): Publication {
  return { state: moment > now ? 'scheduled' : 'published', publishedAt: moment.toISOString() }
}

/** A past date counts from noon, a future one from its start, today from now. */
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
