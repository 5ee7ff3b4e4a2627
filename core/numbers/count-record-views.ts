import { listOldSlugs } from '#core/addresses/old-address-rows.ts'
import type { Database } from '#core/database/database.ts'
import { readTimeZone } from '#core/settings/read-time-zone.ts'
import { type CountedRecord, toRecordKey } from '#domain/numbers/counted-path.ts'
import { addDays } from '#domain/numbers/periods.ts'
import { toSiteDay } from '#domain/publication/site-time.ts'
import { listCountsOf } from './count-rows.ts'

/** The days counted, including today. */
const days = 30

/** Views of records in the last 30 days, by id, including views under earlier addresses; records without views are left out. */
export async function countRecordViews(db: Database, kind: CountedRecord, records: { id: string; slug: string }[], now: Date) {
  const ids = records.map(({ id }) => id)
  const old = await listOldSlugs(db, kind, ids)
  const present = records.map(({ id, slug }) => ({ recordId: id, slug }))
  const owners = new Map([...old, ...present].map(({ recordId, slug }) => [toRecordKey(kind, slug), recordId]))
  const to = toSiteDay(now, await readTimeZone(db))
  const counts = await listCountsOf(db, 'page', [...owners.keys()], { from: addDays(to, 1 - days), to })
  const views = new Map<string, number>()
  for (const { key, times } of counts) {
    const id = owners.get(key) ?? ''
    views.set(id, (views.get(id) ?? 0) + times)
  }
  return views
}
