import type { RouterContextProvider } from 'react-router'
import { services } from '#app/context.ts'
import { findPublication, type RecordKey } from '#core/publication/publication-rows.ts'
import { readTimeZone } from '#core/settings/read-time-zone.ts'
import { describeSiteTime, toSiteTime } from '#domain/publication/site-time.ts'

/**
 * The state of a record for its editor: `path` is its public address, the other fields say when it was or will be published, in words, and
 * where others can see its draft. `scheduledFor` and `schedule` are for the form. Undefined if there is no such record.
 */
export async function readPublication(context: Readonly<RouterContextProvider>, key: RecordKey, path: string) {
  const { db, siteUrl, clock } = context.get(services)
  const [publication, timeZone] = await Promise.all([findPublication(db, key), readTimeZone(db)])
  if (!publication) return undefined
  const { state, publishedAt, draftToken, formattedDate } = publication
  const now = clock().toISOString()
  const isAhead = state === 'scheduled' || (state === 'draft' && publishedAt > now)
  return {
    state,
    time: describeSiteTime(publishedAt, timeZone),
    scheduledFor: isAhead ? toSiteTime(publishedAt, timeZone) : '',
    schedule: { now, timeZone, present: { state, publishedAt, typedDate: formattedDate } },
    draftAddress: draftToken ? `${siteUrl}${path}?draft=${draftToken}` : undefined,
  }
}
