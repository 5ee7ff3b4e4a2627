import { setImmediate as letOthersWork } from 'node:timers/promises'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Slice } from '#domain/paging.ts'
import { matches } from './matches.ts'
import type { Tables } from './schema.ts'

/** The tables that the back office searches by any part of what was typed. */
export type SearchedTable = 'comments' | 'contacts' | 'reviews' | 'users'

/** Rows looked through in one go: other requests wait for no more than that. */
const rowsAtOnce = 2000

/** One part of the rows that have some text in them, newest first. `read` reads rows by their ids, in no order. */
export async function listMatches<Row extends { id: string }, Nothing>(
  rows: SelectQueryBuilder<Tables, SearchedTable, Nothing>,
  search: string,
  { limit, offset }: Slice,
  read: (ids: string[]) => Promise<Row[]>,
): Promise<Row[]> {
  const ids: string[] = []
  for await (const found of findMatches(rows, search)) {
    ids.push(...found)
    if (ids.length >= offset + limit) break
  }
  const wanted = ids.slice(offset, offset + limit)
  const byId = new Map(wanted.length === 0 ? [] : (await read(wanted)).map((row) => [row.id, row]))
  return wanted.flatMap((id) => byId.get(id) ?? [])
}

/** How many of the rows have some text in them. */
export async function countMatches<Nothing>(rows: SelectQueryBuilder<Tables, SearchedTable, Nothing>, search: string) {
  let total = 0
  for await (const found of findMatches(rows, search)) total += found.length
  return total
}

type Place = { createdAt: string; id: string }

/** The ids of the rows that have some text in them, newest first, piece by piece. No index knows the parts of words, so it reads every text. */
async function* findMatches<Nothing>(rows: SelectQueryBuilder<Tables, SearchedTable, Nothing>, search: string) {
  let last: Place | undefined
  do {
    const rest: typeof rows = last ? rows.where(comparePlace('<', last)) : rows
    const end: Place | undefined = await newestFirst(rest.clearSelect().select(['createdAt', 'id']))
      .offset(rowsAtOnce - 1)
      .limit(1)
      .executeTakeFirst()
    const piece: typeof rows = end ? rest.where(comparePlace('>=', end)) : rest
    const found = piece
      .where(matches(sql.ref('searchText'), search))
      .clearSelect()
      .select('id')
    yield (await newestFirst(found).limit(rowsAtOnce).execute()).map(({ id }) => id)
    last = end
    await letOthersWork()
  } while (last)
}

function newestFirst<Row>(query: SelectQueryBuilder<Tables, SearchedTable, Row>) {
  return query.orderBy(sql.ref('createdAt'), 'desc').orderBy(sql.ref('id'), 'desc')
}

function comparePlace(operator: '<' | '>=', { createdAt, id }: Place) {
  return sql<boolean>`("createdAt", "id") ${sql.raw(operator)} (${createdAt}, ${id})`
}
