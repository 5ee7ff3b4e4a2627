import { type SelectQueryBuilder, sql } from 'kysely'
import type { Slice } from '#domain/http/paging.ts'
import type { PublicationState } from '#domain/publication/publication.ts'
import type { ListedNewestFirst } from './row-counts.ts'
import type { Tables } from './schema.ts'

/** Up to this offset, skipping rows costs nothing. */
const fewRows = 1000

/** The column by which a list is ordered. */
type Time = 'createdAt' | 'publishedAt'

/** A slice of a list, newest first. Given `countRows`, the number of rows of the query, slices in the second half of a long list are read from its end. */
export async function listNewestFirst<Row>(
  query: SelectQueryBuilder<Tables, ListedNewestFirst, Row>,
  { limit, offset }: Slice,
  countRows?: () => Promise<number>,
  time: Time = 'createdAt',
): Promise<Row[]> {
  const total = countRows && offset > fewRows ? await countRows() : 0
  if (total === 0 || offset < total / 2) return orderByTime(query, 'desc', time).limit(limit).offset(offset).execute()
  const end = Math.max(0, total - offset - limit)
  const rows = await orderByTime(query, 'asc', time)
    .limit(Math.max(0, Math.min(limit, total - offset)))
    .offset(end)
    .execute()
  return rows.reverse()
}

/** Up to `limit` rows with ids below `before`, in descending order, for reading all of them in batches. */
export function listBefore<Row>(
  query: SelectQueryBuilder<Tables, ListedNewestFirst, Row>,
  before: string | number | undefined,
  limit: number,
): Promise<Row[]> {
  const below = before === undefined ? query : query.where(sql.ref('id'), '<', before)
  return below.orderBy(sql.ref('id'), 'desc').limit(limit).execute()
}

/** A slice of posts or recipes by when they were published, from either end. */
export function listByTime<Row>(
  query: SelectQueryBuilder<Tables, ListedNewestFirst, Row>,
  from: 'newest' | 'oldest',
  { limit, offset }: Slice,
  countRows: () => Promise<number>,
): Promise<Row[]> {
  if (from === 'newest') return listNewestFirst(query, { limit, offset }, countRows, 'publishedAt')
  return orderByTime(query, 'asc', 'publishedAt').limit(limit).offset(offset).execute()
}

/**
 * A slice of the posts or recipes in a state (without one: all that aren't in the trash), ordered by `column`. The state is compared as an
 * expression to match the index on it and `column`, so that rows needn't be sorted.
 */
export function listByTitle<Row>(
  query: SelectQueryBuilder<Tables, ListedNewestFirst, Row>,
  column: 'titleSlug' | 'slug',
  state: PublicationState | undefined,
  { limit, offset }: Slice,
): Promise<Row[]> {
  const stateText = sql<string>`("state" || '')`
  const rows = state ? query.where(stateText, '=', state) : query.where(stateText, '!=', 'trashed')
  return rows.orderBy(sql.ref(column)).orderBy(sql.ref('id')).limit(limit).offset(offset).execute()
}

/** Orders rows by a time, then by id. */
export function orderByTime<Row>(query: SelectQueryBuilder<Tables, ListedNewestFirst, Row>, direction: 'asc' | 'desc', time: Time) {
  return query.orderBy(sql.ref(time), direction).orderBy(sql.ref('id'), direction)
}
