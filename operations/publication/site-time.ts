import { TZDate } from '@date-fns/tz'

const typedTime = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})/

/** The moment of a date and time as a field of type `datetime-local` has it, in a time zone (IANA name); undefined for anything else. */
export function readSiteTime(typed: string, timeZone: string) {
  const [year, month, day, hours, minutes] = (typedTime.exec(typed) ?? []).slice(1).map(Number)
  if (year === undefined || month === undefined) return undefined
  const moment = new Date(new TZDate(year, month - 1, day ?? 1, hours ?? 0, minutes ?? 0, timeZone).getTime())
  return Number.isNaN(moment.getTime()) ? undefined : moment
}

/** A moment (ISO 8601) as such a field has it. */
export function toSiteTime(moment: string, timeZone: string) {
  return new TZDate(moment, timeZone).toISOString().slice(0, 16)
}

/** A moment (ISO 8601) in words: 'Nov 25, 2026, 9:30 AM'. */
export function describeSiteTime(moment: string, timeZone: string) {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(moment))
}
