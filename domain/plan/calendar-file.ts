import { addDays, type Day } from './week.ts'

/** A meal in a calendar: all day, or at a local time 'HH:MM'. `changedAt` is in milliseconds since 1970. */
export type CalendarEvent = {
  id: string
  changedAt: number
  day: Day
  time?: string | undefined
  minutes?: number | undefined
  summary: string
  description?: string | undefined
  url?: string | undefined
}

const usualMinutes = 60

/**
 * Events as a calendar file (RFC 5545). Times have no zone: dinner is at six wherever the phone is. Events keep their ids, so a calendar
 * that reads the file again replaces its earlier copies.
 */
export function toCalendarFile(events: readonly CalendarEvent[], { name, host }: { name: string; host: string }) {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Griddle//Meal plan//EN`,
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${toText(name)}`,
    ...events.flatMap((event) => toLines(event, host)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function toLines({ id, changedAt, day, time, minutes = usualMinutes, summary, description, url }: CalendarEvent, host: string) {
  const date = day.replaceAll('-', '')
  const when = time
    ? [`DTSTART:${date}T${time.replace(':', '')}00`, `DURATION:PT${Math.max(1, Math.round(minutes))}M`]
    : [`DTSTART;VALUE=DATE:${date}`, `DTEND;VALUE=DATE:${addDays(day, 1).replaceAll('-', '')}`]
  const stamp = new Date(changedAt).toISOString().replace(/[-:]|\.\d+/g, '')
  return [
    'BEGIN:VEVENT',
    `UID:${id}@${host}`,
    `DTSTAMP:${stamp}`,
    ...when,
    `SUMMARY:${toText(summary)}`,
    ...(description ? [`DESCRIPTION:${toText(description)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    // A meal doesn't block time as busy.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

function toText(text: string) {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')
}

/** Folds lines at 75 bytes (RFC 5545, 3.1). A continuation line begins with a space, which counts. */
function fold(line: string) {
  const encoder = new TextEncoder()
  let folded = ''
  let length = 0
  for (const character of line) {
    const bytes = encoder.encode(character).length
    if (length + bytes > 75) {
      folded += '\r\n '
      length = 1
    }
    folded += character
    length += bytes
  }
  return folded
}
