/** The time of a stored date; undefined when it is missing or unreadable, as imported ones may be. */
export function parseStoredDate(stored: string | null | undefined) {
  const moment = new Date(stored ?? '')
  return Number.isNaN(moment.getTime()) ? undefined : moment
}
