import type { DateWords } from './date-words.ts'

// Spelled out because Intl takes 40 ms on its first use on a slow phone.
const english = {
  months: 'January February March April May June July August September October November December'.split(' '),
  pattern: '1 0, 2',
}

/** `2026-11-18`, with or without time and zone; without a zone it is UTC. */
const isoDate = /^(\d{4}-\d{2}-\d{2})([T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?(Z|[+-]\d{2}:?\d{2})?$/

/** `November 18, 2026`, `18 Nov 2026`, `11/18/2026` or `2026/11/18`: a date without a time, as people and older software write it. */
const isWrittenDate =
  /^(?:[A-Z][a-z]{2,8}\.? \d{1,2},? \d{4}|\d{1,2} [A-Z][a-z]{2,8} \d{4}|\d{1,2}\/\d{1,2}\/\d{4}|\d{4}\/\d{1,2}\/\d{1,2})$/

/**
 * A long US-English date ("November 18, 2026") for a stored value: a date without a time is the same day everywhere, a number is epoch
 * milliseconds, anything absent or unreadable gives 'Date not available'. `words` are those of another language.
 */
export function toLongDate(stored: string | number | null | undefined, words?: DateWords) {
  const date = readDate(stored)
  if (!date) return 'Date not available'
  const { months: names, pattern } = words ?? english
  const parts = [date.getUTCDate(), names[date.getUTCMonth()], date.getUTCFullYear()]
  return pattern.replace(/\d/g, (part) => String(parts[Number(part)]))
}

/** The latest of these times (ISO 8601, UTC), if there are any. */
export function toLatest(...times: (string | null | undefined)[]) {
  return times
    .filter((time) => typeof time === 'string')
    .sort()
    .at(-1)
}

/** The date as `YYYY-MM-DD` for `<time datetime>`, or undefined if there is none. */
export function toMachineDate(stored: string | number | null | undefined) {
  return readDate(stored)?.toISOString().slice(0, 10)
}

/** Whether a text is an existing day as `YYYY-MM-DD`. */
export function isPlainDay(text: string) {
  return toMachineDate(text) === text
}

/** The date as `YYYY-MM-DD` in the local time zone. */
export function toLocalDay(moment: Date) {
  return [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}

function readDate(stored: string | number | null | undefined) {
  if (stored === null || stored === undefined || stored === '') return undefined
  if (typeof stored === 'number' || /^-?\d{9,}$/.test(stored)) return validDate(new Date(Number(stored)))
  const [, day, time = 'T00:00', zone = 'Z'] = isoDate.exec(stored.trim()) ?? []
  if (day) return validDate(new Date(`${day}${time.replace(' ', 'T')}${zone}`))
  return isWrittenDate.test(stored.trim()) ? validDate(new Date(`${stored.trim()} UTC`)) : undefined
}

function validDate(date: Date) {
  return Number.isNaN(date.getTime()) ? undefined : date
}

/** The time of a stored date; undefined when it is missing or unreadable, as imported ones may be. */
export function parseStoredDate(stored: string | null | undefined) {
  const moment = new Date(stored ?? '')
  return Number.isNaN(moment.getTime()) ? undefined : moment
}
