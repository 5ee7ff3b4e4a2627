import { type SelectQueryBuilder, sql } from 'kysely'
import type { Slice } from '#domain/paging.ts'
import { matches } from './matches.ts'
import type { Tables } from './schema.ts'

/** The tables that are listed newest first, by an index on these two columns. */
type Listed = '_blogs' | 'comments' | 'contacts' | 'reviews' | 'users'
/** Those of them that are searched by any part of what was typed. */
type Searched = Exclude<Listed, '_blogs'>

/** Nearer to the beginning than this, an offset costs nothing. */
const fewRows = 1000

/** One part of a list, newest first. With `countRows`, how many rows the query finds, the second half of a long list is read from its end. */
export async function listNewestFirst<Row>(
  query: SelectQueryBuilder<Tables, Listed, Row>,
  { limit, offset }: Slice,
  countRows?: () => Promise<number>,
): Promise<Row[]> {
  const total = countRows && offset > fewRows ? await countRows() : 0
  if (total === 0 || offset < total / 2) return ordered(query, 'desc').limit(limit).offset(offset).execute()
  const end = Math.max(0, total - offset - limit)
  const rows = await ordered(query, 'asc')
    .limit(Math.max(0, Math.min(limit, total - offset)))
    .offset(end)
    .execute()
  return rows.reverse()
}

/** Only the rows with some text in what was typed; all of them for ''. */
export function onlyMatching<Table extends Searched, Row>(query: SelectQueryBuilder<Tables, Table, Row>, search: string) {
  return search === '' ? query : query.where(matches(sql.ref('searchText'), search))
}

/** How many rows a query finds, counted one by one. */
export async function countRows<Table extends Searched, Row>(query: SelectQueryBuilder<Tables, Table, Row>) {
  const { total } = await query.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return total
}

function ordered<Row>(query: SelectQueryBuilder<Tables, Listed, Row>, direction: 'asc' | 'desc') {
  return query.orderBy(sql.ref('createdAt'), direction).orderBy(sql.ref('id'), direction)
}
