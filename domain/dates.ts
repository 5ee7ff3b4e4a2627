const longDate = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' })

/**
 * A long US-English date ("November 18, 2026") of what was stored: a date without time stays that day everywhere,
 * a number is epoch milliseconds, anything absent or unreadable is 'Date not available'.
 */
export function toLongDate(stored: string | number | null | undefined) {
  const date = readDate(stored)
  return date ? longDate.format(date) : 'Date not available'
}

/** The date as `YYYY-MM-DD` for `<time datetime>`, or undefined when there is none. */
export function toMachineDate(stored: string | number | null | undefined) {
  return readDate(stored)?.toISOString().slice(0, 10)
}

function readDate(stored: string | number | null | undefined) {
  if (stored === null || stored === undefined || stored === '') return undefined
  const isEpoch = typeof stored === 'number' || /^\d{11,}$/.test(stored)
  const date = new Date(isEpoch ? Number(stored) : stored)
  return Number.isNaN(date.getTime()) ? undefined : date
}
