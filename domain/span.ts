const minute = 60_000

/** How far the clocks of machines that share a database may differ, in milliseconds. What lies further ahead was written by a clock that was wrong. */
export const clockDifference = 5 * minute

/** A stretch of time, in milliseconds since 1970, from after `after` up to `until`. */
export type Span = { after: number; until: number }

/** A moment as it is stored (ISO 8601), or in milliseconds since 1970. */
type Moment = string | number

/**
 * The last so many milliseconds: what happened in them is not long ago yet. What seems to lie ahead is not in them, so that whatever a wrong clock has dated a year ahead
 * holds nothing up until then. Nothing happened in the last 0.
 */
export function lastOf(milliseconds: number, now: Date): Span {
  return { after: now.getTime() - milliseconds, until: now.getTime() + (milliseconds && clockDifference) }
}

/** The next so many milliseconds: what lasts no longer than that, and ends in them, is not over yet. What ends later was begun by a wrong clock, and is over. */
export function nextOf(milliseconds: number, now: Date): Span {
  return { after: now.getTime(), until: now.getTime() + milliseconds + clockDifference }
}

export function isIn({ after, until }: Span, moment: Moment) {
  const time = typeof moment === 'string' ? Date.parse(moment) : moment
  return time > after && time <= until
}

/** Whether a moment lies further ahead than clocks may differ, so that a wrong clock has written it, or the present one is wrong. */
export function isAhead(moment: Moment, now: Date) {
  return isIn({ after: now.getTime() + clockDifference, until: Number.POSITIVE_INFINITY }, moment)
}
