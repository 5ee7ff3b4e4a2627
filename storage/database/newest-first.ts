import { type SelectQueryBuilder, sql } from 'kysely'
import type { Slice } from '#domain/http/paging.ts'
import type { Tables } from './schema.ts'

/** The tables that are listed newest first, by an index on these two columns. */
type Listed = '_blogs' | '_recipes' | 'comments' | 'contacts' | 'reviews' | 'users'

/** Nearer to the beginning than this, an offset costs nothing. */
const fewRows = 1000

/** One part of a list, newest first. With `countRows`, how many rows the query finds, the second half of a long list is read from its end. */
export async function listNewestFirst<Row>(
  query: SelectQueryBuilder<Tables, Listed, Row>,
  { limit, offset }: Slice,
  countRows?: () => Promise<number>,
): Promise<Row[]> {
  const total = countRows && offset > fewRows ? await countRows() : 0
  if (total === 0 || offset < total / 2) return orderByCreation(query, 'desc').limit(limit).offset(offset).execute()
  const end = Math.max(0, total - offset - limit)
  const rows = await orderByCreation(query, 'asc')
    .limit(Math.max(0, Math.min(limit, total - offset)))
    .offset(end)
    .execute()
  return rows.reverse()
}

/** The rows by id downwards from below `before`, for reading all of them piece by piece. */
export function listBefore<Row>(
  query: SelectQueryBuilder<Tables, Listed, Row>,
  before: string | number | undefined,
  limit: number,
): Promise<Row[]> {
  const below = before === undefined ? query : query.where(sql.ref('id'), '<', before)
  return below.orderBy(sql.ref('id'), 'desc').limit(limit).execute()
}

/** The rows by when they were made, and by id those of the same moment. */
export function orderByCreation<Row>(query: SelectQueryBuilder<Tables, Listed, Row>, direction: 'asc' | 'desc') {
  return query.orderBy(sql.ref('createdAt'), direction).orderBy(sql.ref('id'), direction)
}
