import type { Database } from '#core/database/database.ts'
import { addCounts } from '#core/numbers/count-rows.ts'
import type { CountKind } from '#domain/numbers/count-kinds.ts'
import { addDays } from '#domain/numbers/periods.ts'

type Counted = Parameters<typeof addCounts>[1][number]

/** Some paths of the samples, most viewed first. */
export const seenPaths = ['/recipes/classic-cheeseburger', '/recipes/fried-chicken', '/blogs/pie-crust-without-fear', '/', '/about']

/**
 * Adds made-up views for a number of days up to one: the first path 50 times a day, each next one a fifth less, half as many a year before,
 * and one visit for every two views.
 */
export async function countMadeUpVisits(db: Database, { today, days }: { today: string; days: number }) {
  const rows: Counted[] = []
  for (let back = 0; back < days; back++) {
    const period = addDays(today, -back)
    const share = back > 300 ? 0.5 : 1
    const add = (kind: CountKind, key: string, times: number) =>
      rows.push({ kind, key, period, times, visits: kind === 'site' || kind === 'page' ? Math.ceil(times / 2) : 0 })
    const times = seenPaths.map((_, index) => Math.round(50 * share * 0.8 ** index))
    for (const [index, path] of seenPaths.entries()) add('page', path, times[index] ?? 0)
    const total = times.reduce((sum, one) => sum + one, 0)
    add('site', '', total)
    add('source', 'search Google', 60 * share)
    add('source', 'pinterest', 40 * share)
    add('source', 'own', total - 100 * share)
    add('print', '/recipes/classic-cheeseburger', 3)
    add('cook', '/recipes/fried-chicken', 2)
    add('missing', '/old-page', 1)
  }
  await addCounts(db, rows)
}
