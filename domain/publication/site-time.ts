import { isPlainDay, toMachineDate } from '#domain/text/dates.ts'

// Days and times of the site's time zone, which are given as IANA names.

const typedTime = /^([1-9]\d{3}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?$/
const day = 24 * 60 * 60 * 1000

/**
 * The moment of a date and time as a field of type `datetime-local` has it; undefined for anything else. A time that a change of the clock leaves out is
 * moved past the gap, and of one that comes twice it is the first.
 */
export function readSiteTime(typed: string, timeZone: string) {
  const [, typedDay = '', hours, minutes] = typedTime.exec(typed) ?? []
  if (!isPlainDay(typedDay) || Number(hours) > 23 || Number(minutes) > 59) return undefined
  return toMoment(`${typedDay}T${hours}:${minutes}`, timeZone)
}

/** A moment as such a field has it. */
export function toSiteTime(moment: string | Date, timeZone: string) {
  return new Date(toWall(new Date(moment), timeZone)).toISOString().slice(0, 16)
}

/** The day of a moment as `YYYY-MM-DD`. */
export function toSiteDay(moment: string | Date, timeZone: string) {
  return toSiteTime(moment, timeZone).slice(0, 10)
}

/** The day of a stored date that is shown: of a moment in the site's time zone, of a date without a time that one, whatever the zone. */
export function toShownDay(stored: string | undefined | null, timeZone: string) {
  return stored && /T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(stored) && toMachineDate(stored) ? toSiteDay(stored, timeZone) : toMachineDate(stored)
}

/** When a day (`YYYY-MM-DD`) begins: at midnight, or after it where the clock leaves midnight out. */
export function startOfSiteDay(day: string, timeZone: string) {
  return toMoment(`${day}T00:00`, timeZone)
}

/** Noon of a day (`YYYY-MM-DD`), for callers that need a time too. */
export function noonOfSiteDay(day: string, timeZone: string) {
  return toMoment(`${day}T12:00`, timeZone)
}

/** A moment (ISO 8601) with the offset of the time zone, so that what reads its day reads the one that is shown. */
export function toOffsetTime(moment: string, timeZone: string) {
  const time = Date.parse(moment)
  if (timeZone === 'UTC' || Number.isNaN(time)) return moment
  const offset = Math.round(offsetAt(time, timeZone) / 60_000)
  const parts = [Math.trunc(Math.abs(offset) / 60), Math.abs(offset) % 60].map((part) => String(part).padStart(2, '0'))
  return `${new Date(time + offset * 60_000).toISOString().slice(0, -1)}${offset < 0 ? '-' : '+'}${parts.join(':')}`
}

/** A moment in words: 'Nov 25, 2026, 9:30 AM'. With `now`, the present year is left out. */
export function describeSiteTime(moment: string | Date, timeZone: string, now?: Date) {
  const isThisYear = now && toSiteDay(moment, timeZone).slice(0, 4) === toSiteDay(now, timeZone).slice(0, 4)
  const day = isThisYear ? ({ month: 'short', day: 'numeric' } as const) : ({ dateStyle: 'medium' } as const)
  const time = isThisYear ? ({ hour: 'numeric', minute: '2-digit' } as const) : ({ timeStyle: 'short' } as const)
  // Browsers differ in the space before AM and PM.
  return new Intl.DateTimeFormat('en-US', { ...day, ...time, timeZone }).format(new Date(moment)).replaceAll('\u202f', ' ')
}

/** The moment at which the clocks of a time zone first show a time (`YYYY-MM-DDTHH:MM`). */
function toMoment(shown: string, timeZone: string) {
  const time = Date.parse(`${shown}Z`)
  // What the clocks were set to before and after a change that may be near.
  const [before, after] = [offsetAt(time - day, timeZone), offsetAt(time + day, timeZone)]
  const found = [time - before, time - after].filter((moment) => toWall(new Date(moment), timeZone) === time)
  return new Date(found.length > 0 ? Math.min(...found) : time - before)
}

function offsetAt(time: number, timeZone: string) {
  return toWall(new Date(time), timeZone) - Math.trunc(time / 1000) * 1000
}

/** What the clocks of a time zone show at a moment, as if it were UTC, in milliseconds. */
function toWall(moment: Date, timeZone: string) {
  return Date.parse(`${openFormat(timeZone).format(moment).replace(' ', 'T')}Z`)
}

const formats = new Map<string, Intl.DateTimeFormat>()

function openFormat(timeZone: string) {
  // Swedes write dates as ISO 8601 does.
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone })
  formats.set(timeZone, format)
  return format
}
