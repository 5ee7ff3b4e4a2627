import { toMachineDate } from '#domain/text/dates.ts'

/** The life of a post or recipe. Visitors see what is published, and nothing else. */
export const publicationStates = ['draft', 'scheduled', 'published', 'trashed'] as const

export type PublicationState = (typeof publicationStates)[number]

/** The orders of the admin's posts and recipes: by when they were or will be published, or by title. */
export const recordSorts = ['newest', 'oldest', 'title'] as const

export type RecordSort = (typeof recordSorts)[number]

/** Which posts or recipes, in which order: those of a state, or without one, all that are not in the trash. */
export type RecordOrder = { state?: PublicationState | undefined; sort?: RecordSort | undefined }

/** `publishedAt` (ISO 8601) is when a record was published or is going to be; of a draft, when it was begun or was public last. */
export type Publication = { state: PublicationState; publishedAt: string }

/** What the owner asks for when saving: that the record stays what it is, becomes a draft, or is published, now or later. */
export type PublicationWish = 'keep' | 'draft' | 'publish' | { scheduledFor: Date }

/** Days that the trash keeps a record. */
export const trashDays = 30

const hour = 60 * 60 * 1000

type Circumstances = {
  now: Date
  /** The date that the owner typed, if the record has one. */
  typedDate?: string | null
  /** The record as it is stored, unless it is new. */
  present?: Publication & { typedDate?: string | null }
}

/** How a record is published after saving. A date that the owner typed counts where they change it or publish. */
export function planPublication(wish: PublicationWish, { now, typedDate, present }: Circumstances): Publication {
  if (wish === 'draft') return { state: 'draft', publishedAt: present?.publishedAt ?? now.toISOString() }
  if (typeof wish === 'object') return atMoment(wish.scheduledFor, now)
  const keeps = wish === 'keep' && present
  if (keeps && (present.state === 'draft' || toMachineDate(present.typedDate) === toMachineDate(typedDate))) return present
  return onDay(toMachineDate(typedDate), now)
}

/** Whether a scheduled record is to be published. */
export function isDue({ state, publishedAt }: Publication, now: Date) {
  return state === 'scheduled' && publishedAt <= now.toISOString()
}

/** What becomes of a trashed record that is restored: what it was, but one whose time has passed meanwhile becomes a draft. */
export function planRestoration(from: PublicationState, publishedAt: string, now: Date): PublicationState {
  return isDue({ state: from, publishedAt }, now) ? 'draft' : from
}

function atMoment(moment: Date, now: Date): Publication {
  return { state: moment > now ? 'scheduled' : 'published', publishedAt: moment.toISOString() }
}

/** A past day counts at noon UTC, which is the same day almost everywhere; one ahead from its beginning on; today, anywhere on Earth, now. */
function onDay(day: string | undefined, now: Date): Publication {
  const [first = '', last = ''] = [-12, 14].map((hours) => new Date(now.getTime() + hours * hour).toISOString().slice(0, 10))
  if (day === undefined || (first <= day && day <= last)) return atMoment(now, now)
  return atMoment(new Date(`${day}T${day < first ? '12' : '00'}:00:00.000Z`), now)
}
