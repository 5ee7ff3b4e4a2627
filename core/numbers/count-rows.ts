import { type OnConflictBuilder, sql } from 'kysely'
import type { Database } from '#core/database/database.ts'
import { forEachBatch, toRowBatches } from '#core/database/row-batches.ts'
import type { Tables } from '#core/database/schema.ts'
import type { CountKind } from '#domain/numbers/count-kinds.ts'
import type { Periods } from '#domain/numbers/periods.ts'

type CountRow = Tables['counts']

/** An existing row gets the sum. */
const addUp = (conflict: OnConflictBuilder<Tables, 'counts'>) =>
  conflict.columns(['kind', 'key', 'period']).doUpdateSet({
    times: sql`"counts"."times" + "excluded"."times"`,
    visits: sql`"counts"."visits" + "excluded"."visits"`,
  })

/** Adds counts. Rows go in the order of their keys, so that transactions don't deadlock. */
export async function addCounts(db: Database, rows: CountRow[]) {
  const sorted = rows.toSorted((one, other) => (one.kind + one.key < other.kind + other.key ? -1 : 1))
  await forEachBatch(toRowBatches(sorted), (batch) => db.insertInto('counts').values(batch).onConflict(addUp).execute())
}

/** The keys stored of a kind in one period, at most `most`. */
export async function listCountKeys(db: Database, kind: CountKind, period: string, most: number) {
  const rows = await db.selectFrom('counts').select('key').where('kind', '=', kind).where('period', '=', period).limit(most).execute()
  return rows.map(({ key }) => key)
}

const times = sql<number>`cast(sum("times") as integer)`.as('times')
const visits = sql<number>`cast(sum("visits") as integer)`.as('visits')

/** The sums of a kind over some periods by key, largest first. */
export async function listTopCounts(db: Database, kind: CountKind, { from, to }: Periods, most: number) {
  return db
    .selectFrom('counts')
    .select(['key', times, visits])
    .where('kind', '=', kind)
    .where('period', '>=', from)
    .where('period', '<=', to)
    .groupBy('key')
    .orderBy(sql`sum("times")`, 'desc')
    .orderBy('key')
    .limit(most)
    .execute()
}

/** The sums of a kind over some periods for these keys. */
export async function listCountsOf(db: Database, kind: CountKind, keys: string[], { from, to }: Periods) {
  if (keys.length === 0) return []
  return db
    .selectFrom('counts')
    .select(['key', times, visits])
    .where('kind', '=', kind)
    .where('key', 'in', keys)
    .where('period', '>=', from)
    .where('period', '<=', to)
    .groupBy('key')
    .execute()
}

/** The counts of the whole site in each period, oldest first. */
export async function listSiteCounts(db: Database, { from, to }: Periods) {
  return db
    .selectFrom('counts')
    .select(['period', 'times', 'visits'])
    .where('kind', '=', 'site')
    .where('key', '=', '')
    .where('period', '>=', from)
    .where('period', '<=', to)
    .orderBy('period')
    .execute()
}

/** All counts of one kind after a row, ordered by period and key. */
export async function listCountsAfter(db: Database, kind: CountKind, after: Pick<CountRow, 'period' | 'key'>, limit: number) {
  return db
    .selectFrom('counts')
    .selectAll()
    .where('kind', '=', kind)
    .where((at) => at.or([at('period', '>', after.period), at.and([at('period', '=', after.period), at('key', '>', after.key)])]))
    .orderBy('period')
    .orderBy('key')
    .limit(limit)
    .execute()
}

/** Merges the days before one (`2025-11-01`) into months, kind by kind. Call it in a transaction. */
export async function foldDays(db: Database, kind: CountKind, before: string) {
  const month = sql<string>`substr("period", 1, 7)`
  const isDay = sql<boolean>`length("period") = 10`
  await db
    .insertInto('counts')
    .columns(['kind', 'key', 'period', 'times', 'visits'])
    .expression((from) =>
      from
        .selectFrom('counts')
        .select(['kind', 'key', month.as('month'), times, visits])
        .where('kind', '=', kind)
        .where('period', '<', before)
        .where(isDay)
        .groupBy(['kind', 'key', month]),
    )
    .onConflict(addUp)
    .execute()
  await db.deleteFrom('counts').where('kind', '=', kind).where('period', '<', before).where(isDay).execute()
}

/** Deletes the counts of a kind before a day. */
export async function deleteCountsBefore(db: Database, kind: CountKind, period: string) {
  await db.deleteFrom('counts').where('kind', '=', kind).where('period', '<', period).execute()
}
