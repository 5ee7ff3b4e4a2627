import type { Grouping, Periods } from '#domain/numbers/periods.ts'

/** What is compared, in words. */
export const presentWords: Record<Grouping, Record<'now' | 'before' | 'yearBefore', string>> = {
  day: { now: 'today', before: 'Yesterday', yearBefore: 'Same weekday last year' },
  week: { now: 'this week', before: 'Last week', yearBefore: 'Same week last year' },
  month: { now: 'this month', before: 'Last month', yearBefore: 'Same month last year' },
}

const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const yearFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' })
const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A span of days: 'Nov 16–21, 2026', 'Nov 28, 2026'. */
export function describeDays({ from, to }: Periods) {
  return from === to ? yearFormat.format(new Date(from)) : yearFormat.formatRange(new Date(from), new Date(to))
}

/** A bar of the chart: 'Nov 28', 'Week of Nov 23', 'November 2026'. */
export function describeBar(start: string, by: Grouping) {
  if (by === 'month') return monthFormat.format(new Date(`${start}-01`))
  const day = dayFormat.format(new Date(start))
  return by === 'week' ? `Week of ${day}` : day
}

/** A shorter form: 'Nov 28', 'Nov 2026'. */
export function labelBar(start: string, by: Grouping) {
  return by === 'month' ? monthFormat.format(new Date(`${start}-01`)).replace(/^(...)\w*/, '$1') : dayFormat.format(new Date(start))
}
