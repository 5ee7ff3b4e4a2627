import { sql } from 'kysely'
import type { Database } from '#core/database/database.ts'
import { inSpan } from '#core/database/in-span.ts'
import type { Span } from '#domain/span.ts'

type MissedSearch = { day: string; query: string; times: number }

/** Adds searches without results on a day (such as 2026-11-21). At most `most` different ones are stored for a day. */
export async function addMissedSearches(db: Database, { day, query, times, most }: MissedSearch & { most: number }) {
  const known = await db
    .updateTable('missedSearches')
    .set({ times: sql`"times" + ${times}` })
    .where('day', '=', day)
    .where('query', '=', query)
    .executeTakeFirst()
  if (known.numUpdatedRows > 0n) return
  const isFull = await db
    .selectFrom('missedSearches')
    .select('query')
    .where('day', '=', day)
    .limit(1)
    .offset(most - 1)
    .executeTakeFirst()
  if (isFull) return
  await db
    .insertInto('missedSearches')
    .values({ day, query, times })
    .onConflict((conflict) => conflict.columns(['day', 'query']).doUpdateSet({ times: sql`"missedSearches"."times" + ${times}` }))
    .execute()
}

/** The most frequent searches without results on the days that begin in a span. */
export async function listMissedSearches(db: Database, days: Span, limit: number) {
  const times = sql<number>`sum("times")`
  const rows = await db
    .selectFrom('missedSearches')
    .select(['query', times.as('times')])
    .where(inSpan('day', days))
    .groupBy('query')
    .orderBy(times, 'desc')
    .orderBy('query')
    .limit(limit)
    .execute()
  return rows.map(({ query, times: sum }) => ({ query, times: Number(sum) }))
}

/** Forgets a search, on all days. */
export async function deleteMissedSearch(db: Database, query: string) {
  await db.deleteFrom('missedSearches').where('query', '=', query).execute()
}

/** Forgets the searches before a day. */
export async function deleteMissedSearchesBefore(db: Database, day: string) {
  await db.deleteFrom('missedSearches').where('day', '<', day).execute()
}
