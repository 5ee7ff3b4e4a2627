import { countOf } from '#domain/text/count-of.ts'

/** Seconds as on a kitchen clock: '0:45', '12:00', '1:05:00'. */
export function toClock(seconds: number): string {
  const [hours, minutes, rest] = splitTime(seconds)
  const [shownMinutes, shownSeconds] = [minutes, rest].map((part) => String(part).padStart(2, '0'))
  return hours > 0 ? `${hours}:${shownMinutes}:${shownSeconds}` : `${minutes}:${shownSeconds}`
}

/** Seconds in words: '1 hour 5 minutes', '12 minutes', '45 seconds'. */
export function toSpokenTime(seconds: number): string {
  const [hours, minutes, rest] = splitTime(seconds)
  const said = [hours && countOf(hours, 'hour'), minutes && countOf(minutes, 'minute'), rest && countOf(rest, 'second')]
  return said.filter(Boolean).join(' ') || '0 seconds'
}

function splitTime(seconds: number) {
  const whole = Math.max(0, Math.round(seconds))
  return [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60] as const
}
