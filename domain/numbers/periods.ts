/** Days (`2026-11-01`) or months (`2026-11`) from one to another, inclusive. Month `2026-11` sorts before its days. */
export type Periods = { from: string; to: string }

/** The unit of the chart's bars. */
export type Grouping = 'day' | 'week' | 'month'

const dayMilliseconds = 24 * 60 * 60_000

/** The day a number of days after another. */
export function addDays(day: string, days: number) {
  return new Date(Date.parse(day) + days * dayMilliseconds).toISOString().slice(0, 10)
}

/** The month (`2026-11`) a number of months before another. */
export function monthsBefore(month: string, months: number) {
  const date = new Date(`${month}-01T00:00:00.000Z`)
  date.setUTCMonth(date.getUTCMonth() - months)
  return date.toISOString().slice(0, 7)
}

/** The Monday of a day's week. */
export function toMonday(day: string) {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7))
}

/**
 * The current day, week or month so far, with the previous one and the one a year before, each only as far as the current one has come, to
 * make them comparable. The same week a year before is 52 weeks earlier, with the same days of the week.
 */
export function toCompared(today: string, grouping: Grouping) {
  if (grouping === 'month') return compareMonths(today)
  const start = grouping === 'day' ? today : toMonday(today)
  const length = grouping === 'day' ? 1 : 7
  const shift = (days: number): Periods => ({ from: addDays(start, -days), to: addDays(today, -days) })
  return { now: shift(0), before: shift(length), yearBefore: shift(364) }
}

function compareMonths(today: string) {
  const [month, day] = [today.slice(0, 7), today.slice(8)]
  const upToDay = (name: string): Periods => ({ from: `${name}-01`, to: `${name}-${day}` })
  return { now: upToDay(month), before: upToDay(monthsBefore(month, 1)), yearBefore: upToDay(monthsBefore(month, 12)) }
}

/** How many bars the chart has. */
const bars = { day: 30, week: 26, month: 24 }

/** The first days (or the months) of a chart's bars, the current one last, and the periods that they need. */
export function toBars(today: string, grouping: Grouping) {
  const many = bars[grouping]
  const nth = (back: number) => {
    if (grouping === 'day') return addDays(today, -back)
    return grouping === 'week' ? addDays(toMonday(today), -7 * back) : monthsBefore(today.slice(0, 7), back)
  }
  const starts = Array.from({ length: many }, (_, index) => nth(many - 1 - index))
  return { starts, periods: { from: starts[0] ?? today, to: today } }
}

/** The bar that a stored period belongs to. */
export function toBarOf(period: string, grouping: Grouping) {
  if (grouping === 'month') return period.slice(0, 7)
  return grouping === 'week' ? toMonday(period) : period
}
