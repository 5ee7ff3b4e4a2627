/** A day as `YYYY-MM-DD`. It is the same day everywhere, so nothing here depends on time zones or clock changes. */
export type Day = string

/** The first day of the week, numbered as in `Date`: Sunday, Monday or Saturday. */
export type WeekStart = 0 | 1 | 6

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

export function addDays(day: Day, count: number): Day {
  const date = toDate(day)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}

/** The seven days of a day's week. */
export function toWeek(day: Day, start: WeekStart): Day[] {
  const first = addDays(day, -((toDate(day).getUTCDay() - start + 7) % 7))
  return Array.from({ length: 7 }, (_, index) => addDays(first, index))
}

/** 'Wednesday' */
export function toWeekday(day: Day) {
  return weekdays[toDate(day).getUTCDay()] ?? ''
}

/** 'Nov 25' */
export function toShortDate(day: Day) {
  const date = toDate(day)
  return `${months[date.getUTCMonth()]} ${date.getUTCDate()}`
}

/** 'Nov 23 – 29, 2026', 'Nov 30 – Dec 6, 2026', 'Dec 28, 2026 – Jan 3, 2027'. */
export function toWeekName(week: readonly Day[]) {
  const [first = '', last = ''] = [week[0], week.at(-1)]
  const year = (day: Day) => day.slice(0, 4)
  const start = year(first) === year(last) ? toShortDate(first) : `${toShortDate(first)}, ${year(first)}`
  const end = first.slice(0, 7) === last.slice(0, 7) ? String(toDate(last).getUTCDate()) : toShortDate(last)
  return `${start} – ${end}, ${year(last)}`
}

/** The day and the time 'HH:MM' a number of minutes before a time of a day. A night when clocks change counts as any other. */
export function toMomentBefore(day: Day, time: string, minutes: number) {
  const moment = new Date(new Date(`${day}T${time}:00.000Z`).getTime() - minutes * 60_000).toISOString()
  return { day: moment.slice(0, 10), time: moment.slice(11, 16) }
}

function toDate(day: Day) {
  return new Date(`${day}T00:00:00.000Z`)
}
