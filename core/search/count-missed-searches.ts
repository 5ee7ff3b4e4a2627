import type { Database } from '#core/database/database.ts'
import { isPersonsBrowser, missedSearchLimits, toMissedSearch } from '#domain/search/missed-search.ts'
import { lastOf } from '#domain/span.ts'
import { addMissedSearches, deleteMissedSearchesBefore } from './missed-search-rows.ts'

const dayMilliseconds = 24 * 60 * 60 * 1000

/** Counts searches without results in memory; `write` adds them to the database. */
export function openMissedSearches(db: Database, clock: () => Date) {
  let counted = new Map<string, number>()
  return {
    /** Counts a request for a search page (`/search?q=pho`) that found nothing. */
    count(address: string, userAgent: string | undefined) {
      const text = URL.parse(address, 'http://site.invalid')?.searchParams.get('q') ?? ''
      const query = isPersonsBrowser(userAgent) ? toMissedSearch(text) : undefined
      if (query && (counted.has(query) || counted.size < missedSearchLimits.perDay)) counted.set(query, (counted.get(query) ?? 0) + 1)
    },
    async write() {
      if (counted.size === 0) return
      const toWrite = counted
      counted = new Map()
      const day = toDay(clock())
      for (const [query, times] of toWrite) await addMissedSearches(db, { day, query, times, most: missedSearchLimits.perDay })
    },
  }
}

/** The days, given by their starts, whose searches are shown. */
export function listedDays(now: Date) {
  return lastOf(missedSearchLimits.days * dayMilliseconds, now)
}

/** Forgets searches from days too long past, counted by a trusted clock. */
export function forgetMissedSearches(db: Database, sureTime: Date) {
  return deleteMissedSearchesBefore(db, toDay(new Date(listedDays(sureTime).after)))
}

function toDay(moment: Date) {
  return moment.toISOString().slice(0, 10)
}
