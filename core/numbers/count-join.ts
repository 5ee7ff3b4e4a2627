import type { Database } from '#core/database/database.ts'
import { defaultTimeZone } from '#core/settings/read-time-zone.ts'
import { findSettings } from '#core/settings/setting-rows.ts'
import { toCountedPath } from '#domain/numbers/counted-path.ts'
import { toSiteDay } from '#domain/publication/site-time.ts'
import { addCounts } from './count-rows.ts'

/** Counts on which page someone joined the newsletter, in the transaction of their confirmation; doesn't record who. */
export async function countJoin(db: Database, page: string, now: Date) {
  const { countVisits, timeZone } = await findSettings(db)
  // Imported readers came from no page.
  if (countVisits === 'off' || !page.startsWith('/')) return
  const period = toSiteDay(now, timeZone || defaultTimeZone)
  await addCounts(db, [{ kind: 'join', key: toCountedPath(page), period, times: 1, visits: 0 }])
}
