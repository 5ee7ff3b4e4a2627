/** The moment that a stored date names, or undefined when there is none or it is unreadable, as imported ones may be. */
export function readMoment(stored: string | null | undefined) {
  const moment = new Date(stored ?? '')
  return Number.isNaN(moment.getTime()) ? undefined : moment
}
