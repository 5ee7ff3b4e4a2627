const minute = 60_000

/** How far the clocks of machines that share a database may differ, in milliseconds. A time further ahead was written by a wrong clock. */
export const clockDifference = 5 * minute

/** A span of time, in milliseconds since 1970, from after `after` up to and including `until`. */
export type Span = { after: number; until: number }

/** A time as stored (ISO 8601), or in milliseconds since 1970. */
type Moment = string | number

/**
 * The last few milliseconds: what happened in this span is recent. Times ahead are not in it, so a time that a wrong clock dated a year
 * ahead blocks nothing until then. The last 0 contain nothing.
 */
export function lastOf(milliseconds: number, now: Date): Span {
  return { after: now.getTime() - milliseconds, until: now.getTime() + (milliseconds && clockDifference) }
}

/**
 * The next few milliseconds: something that lasts no longer than this and ends in the span is still running. Something that ends later was
 * started by a wrong clock, and counts as over.
 */
export function nextOf(milliseconds: number, now: Date): Span {
  return { after: now.getTime(), until: now.getTime() + milliseconds + clockDifference }
}

export function isIn({ after, until }: Span, moment: Moment) {
  const time = typeof moment === 'string' ? Date.parse(moment) : moment
  return time > after && time <= until
}

/** Whether a time lies further ahead than clocks may differ: either a wrong clock wrote it, or the current one is wrong. */
export function isAhead(moment: Moment, now: Date) {
  return isIn({ after: now.getTime() + clockDifference, until: Number.POSITIVE_INFINITY }, moment)
}
