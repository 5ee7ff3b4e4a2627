import { fold } from '#packages/ingredients/fold.ts'

/** How many different searches are stored for a day, and for how many days. */
export const missedSearchLimits = { perDay: 200, days: 90 }

const robot = /bot|crawl|spider|slurp|preview|fetch|monitor|scan|curl|wget|python|java\/|go-http|headlesschrome|lighthouse/i

/** Whether a user agent is a person's browser, as far as it says so. */
export function isPersonsBrowser(userAgent: string | undefined) {
  return userAgent !== undefined && /mozilla/i.test(userAgent) && !robot.test(userAgent)
}

/**
 * A search without results as stored: folded, so that spellings in different cases count together. Undefined for what may be about a person
 * (an email address, a longer number), what is not a dish or ingredient (a link, a whole paragraph), and what says nothing.
 */
export function toMissedSearch(text: string) {
  const query = fold(text)
  const isKept = query.length >= 2 && query.length <= 60 && query.split(' ').length <= 7 && /\p{L}{2}/u.test(query)
  return isKept && !/@|\/\/|www\.|(?:\d[\s().+-]*){5}/.test(query) ? query : undefined
}
