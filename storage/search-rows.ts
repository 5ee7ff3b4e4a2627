import { setImmediate as letOthersWork } from 'node:timers/promises'
import { type SelectQueryBuilder, sql } from 'kysely'
import { fold } from '#domain/fold.ts'
import { mostFound, type Slice } from '#domain/paging.ts'
import type { Database } from './database.ts'
import { inPieces } from './in-pieces.ts'
import { orderByCreation } from './newest-first.ts'
import type { Tables } from './schema.ts'

/** The tables that the back office searches by any part of what was typed, and what finds their rows. */
const finders = {
  comments: 'searchedComments',
  contacts: 'searchedContacts',
  reviews: 'searchedReviews',
  users: 'searchedUsers',
} as const

type SearchedTable = keyof typeof finders

/** A search: the table, those of its rows that may be found, and what is to stand in them, in any case and with any accents. */
export type RowSearch<Nothing> = {
  db: Database
  table: SearchedTable
  rows: SelectQueryBuilder<Tables, SearchedTable, Nothing>
  text: string
}

/** A row's place in the list. */
type Place = { createdAt: string; id: string }

/** Rows looked through in one go: other requests wait for no more than that. What all rows have is found in the first of them. */
const rowsAtOnce = mostFound

/** What more rows than these have in them is found sooner by looking through the newest ones. */
const mostByIndex = 5000

/** The shortest text that the index knows. */
const indexedCharacters = 3

/** One part of the newest rows that a search finds, newest first. `read` reads rows by their ids, in no order. */
export async function listMatches<Row extends { id: string }, Nothing>(
  search: RowSearch<Nothing>,
  { limit, offset }: Slice,
  read: (ids: string[]) => Promise<Row[]>,
): Promise<Row[]> {
  const ids = await findMatches(search, Math.min(offset + limit, mostFound))
  const wanted = ids.slice(offset)
  const byId = new Map(wanted.length === 0 ? [] : (await read(wanted)).map((row) => [row.id, row]))
  return wanted.flatMap((id) => byId.get(id) ?? [])
}

/** How many rows a search finds: `mostFound` when there are as many or more. */
export async function countMatches<Nothing>(search: RowSearch<Nothing>) {
  return (await findMatches(search, mostFound)).length
}

/**
 * The ids of the newest `most` rows that a search finds: those of the newest piece when they are enough, else what the index knows, else piece
 * by piece.
 */
async function findMatches<Nothing>(search: RowSearch<Nothing>, most: number) {
  const ids: string[] = []
  let isFirst = true
  for await (const { found, isLast } of lookThrough(search)) {
    ids.push(...found)
    if (isLast || ids.length >= most) break
    const candidates = isFirst ? await findByIndex(search) : undefined
    if (candidates) return chooseNewest(search, candidates, most)
    isFirst = false
  }
  return ids.slice(0, most)
}

/**
 * The ids of all rows with the text in them, or undefined when these are many or the index doesn't know: of a text that is too short, and of
 * signs that stand for others in a pattern, whose escaping it doesn't take.
 */
async function findByIndex<Nothing>({ db, table, text }: RowSearch<Nothing>) {
  const folded = fold(text)
  if (folded.length < indexedCharacters || /[\\%_]/.test(folded)) return undefined
  const found = await db
    .selectFrom(finders[table])
    .select('id')
    .where('searchText', 'like', `%${folded}%`)
    .limit(mostByIndex + 1)
    .execute()
  return found.length > mostByIndex ? undefined : found.map(({ id }) => id)
}

async function chooseNewest<Nothing>({ rows }: RowSearch<Nothing>, candidates: string[], most: number) {
  const places: Place[] = []
  for (const ids of inPieces(candidates)) {
    places.push(...(await rows.clearSelect().select(['createdAt', 'id']).where('id', 'in', ids).execute()))
    await letOthersWork()
  }
  return places
    .sort(newestFirst)
    .slice(0, most)
    .map(({ id }) => id)
}

/** Reads the texts of the rows, one piece after the other, from the newest on: the ids of those that have the text in them. */
async function* lookThrough<Nothing>({ rows, text }: RowSearch<Nothing>) {
  const pattern = `%${fold(text).replace(/[\\%_]/g, '\\$&')}%`
  let last: Place | undefined
  do {
    const rest: typeof rows = last ? rows.where(comparePlace('<', last)) : rows
    const end: Place | undefined = await orderByCreation(rest.clearSelect().select(['createdAt', 'id']), 'desc')
      .offset(rowsAtOnce - 1)
      .limit(1)
      .executeTakeFirst()
    const piece: typeof rows = end ? rest.where(comparePlace('>=', end)) : rest
    const matching = piece.where(sql<boolean>`"searchText" like ${pattern} escape '\\'`).clearSelect().select('id')
    const found = (await orderByCreation(matching, 'desc').limit(rowsAtOnce).execute()).map(({ id }) => id)
    yield { found, isLast: end === undefined }
    last = end
    await letOthersWork()
  } while (last)
}

function newestFirst(one: Place, other: Place) {
  if (one.createdAt !== other.createdAt) return one.createdAt < other.createdAt ? 1 : -1
  return one.id < other.id ? 1 : -1
}

function comparePlace(operator: '<' | '>=', { createdAt, id }: Place) {
  return sql<boolean>`("createdAt", "id") ${sql.raw(operator)} (${createdAt}, ${id})`
}
