import { isPlainDay, toMachineDate } from '#domain/text/dates.ts'

// Days and times in the site's time zone, given by its IANA name.

const typedTime = /^([1-9]\d{3}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?$/
const day = 24 * 60 * 60 * 1000

/**
 * The moment of a `datetime-local` field's value; undefined for anything else. A time skipped by a clock change is moved past the gap, and
 * an ambiguous one is the first.
 */
export function readSiteTime(typed: string, timeZone: string) {
  const [, typedDay = '', hours, minutes] = typedTime.exec(typed) ?? []
  if (!isPlainDay(typedDay) || Number(hours) > 23 || Number(minutes) > 59) return undefined
  return toMoment(`${typedDay}T${hours}:${minutes}`, timeZone)
}

/** A moment as such a field's value. */
export function toSiteTime(moment: string | Date, timeZone: string) {
  return new Date(toWall(new Date(moment), timeZone)).toISOString().slice(0, 16)
}

/** The day of a moment as `YYYY-MM-DD`. */
export function toSiteDay(moment: string | Date, timeZone: string) {
  return toSiteTime(moment, timeZone).slice(0, 10)
}

/** The day shown for a stored date: for a moment, in the site's time zone; for a date without a time, that date in any zone. */
export function toShownDay(stored: string | undefined | null, timeZone: string) {
  return stored && /T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(stored) && toMachineDate(stored) ? toSiteDay(stored, timeZone) : toMachineDate(stored)
}

/** When a day (`YYYY-MM-DD`) begins: at midnight, or after it if a clock change skips midnight. */
export function startOfSiteDay(day: string, timeZone: string) {
  return toMoment(`${day}T00:00`, timeZone)
}

/** Noon of a day (`YYYY-MM-DD`), for callers that also need a time. */
export function noonOfSiteDay(day: string, timeZone: string) {
  return toMoment(`${day}T12:00`, timeZone)
}

/** A moment (ISO 8601) with its time zone offset, so that reading its date gives the one shown. */
export function toOffsetTime(moment: string, timeZone: string) {
  const time = Date.parse(moment)
  if (timeZone === 'UTC' || Number.isNaN(time)) return moment
  const offset = Math.round(offsetAt(time, timeZone) / 60_000)
  const parts = [Math.trunc(Math.abs(offset) / 60), Math.abs(offset) % 60].map((part) => String(part).padStart(2, '0'))
  return `${new Date(time + offset * 60_000).toISOString().slice(0, -1)}${offset < 0 ? '-' : '+'}${parts.join(':')}`
}

/** A moment in words: 'Nov 25, 2026, 9:30 AM'. With `now`, the current year is left out. */
export function describeSiteTime(moment: string | Date, timeZone: string, now?: Date) {
  const isThisYear = now && toSiteDay(moment, timeZone).slice(0, 4) === toSiteDay(now, timeZone).slice(0, 4)
  const day = isThisYear ? ({ month: 'short', day: 'numeric' } as const) : ({ dateStyle: 'medium' } as const)
  const time = isThisYear ? ({ hour: 'numeric', minute: '2-digit' } as const) : ({ timeStyle: 'short' } as const)
  // Browsers put different spaces before AM and PM.
  return new Intl.DateTimeFormat('en-US', { ...day, ...time, timeZone }).format(new Date(moment)).replaceAll('\u202f', ' ')
}

/** The moment at which a time zone's clocks first show a time (`YYYY-MM-DDTHH:MM`). */
function toMoment(shown: string, timeZone: string) {
  const time = Date.parse(`${shown}Z`)
  // The clocks' offsets before and after a change that may be near.
  const [before, after] = [offsetAt(time - day, timeZone), offsetAt(time + day, timeZone)]
  const found = [time - before, time - after].filter((moment) => toWall(new Date(moment), timeZone) === time)
  return new Date(found.length > 0 ? Math.min(...found) : time - before)
}

function offsetAt(time: number, timeZone: string) {
  return toWall(new Date(time), timeZone) - Math.trunc(time / 1000) * 1000
}

/** What a time zone's clocks show at a moment, as if it were UTC, in milliseconds. */
function toWall(moment: Date, timeZone: string) {
  return Date.parse(`${openFormat(timeZone).format(moment).replace(' ', 'T')}Z`)
}

const formats = new Map<string, Intl.DateTimeFormat>()

function openFormat(timeZone: string) {
  // The Swedish locale writes dates as in ISO 8601.
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone })
  formats.set(timeZone, format)
  return format
}
