import { setImmediate as letOthersWork } from 'node:timers/promises'
import { type SelectQueryBuilder, SqliteAdapter, sql } from 'kysely'
import type { Database } from '#core/database/database.ts'
import { inTransaction } from '#core/database/in-transaction.ts'
import { listNewestFirst, orderByTime } from '#core/database/newest-first.ts'
import type { Tables } from '#core/database/schema.ts'
import { maxFound, type Slice } from '#domain/http/paging.ts'
import { fold } from '#packages/ingredients/fold.ts'

/** The tables that the admin searches by any part of what was typed, and the indexes that find their rows. */
const finders = {
  comments: 'searchedComments',
  contacts: 'searchedContacts',
  questions: 'searchedQuestions',
  reviews: 'searchedReviews',
  users: 'searchedUsers',
} as const

type SearchedTable = keyof typeof finders

export const searchedTables = Object.keys(finders) as SearchedTable[]

/** A search: the table, which of its rows may be found, and the text to find, ignoring case and accents. */
export type RowSearch<Row> = {
  db: Database
  table: SearchedTable
  rows: SelectQueryBuilder<Tables, SearchedTable, Row>
  text: string
}

/** A row's place in the list. */
type Place = { createdAt: string; id: string }

/** How many of the newest rows are sampled to tell whether many contain a text. */
const firstRows = 100

/** Further rows are searched in batches of this size: other requests wait no longer than that. */
const rowsAtOnce = 1000

/** Beyond this many rows, searching the newest ones is faster. */
const maxByIndex = 5000

/** A text found in a smaller share of the newest rows is rare enough for the index. */
const rareShare = 1 / 20

/** Pages of the index merged in one go, while other requests wait. */
const mergedPages = 32

/** The shortest text that the index can find. */
const indexedCharacters = 3

/** A slice of the rows, newest first: those that a search finds or, without a text, all; `count` counts these. */
export async function listRows<Row extends Place>(search: RowSearch<Row>, slice: Slice, count: () => Promise<number>): Promise<Row[]> {
  if (search.text === '') return listNewestFirst(search.rows, slice, count)
  const ids = (await findMatches(search, Math.min(slice.offset + slice.limit, maxFound))).slice(slice.offset)
  return ids.length === 0 ? [] : (await search.rows.where('id', 'in', ids).execute()).sort(newestFirst)
}

/** How many rows a search finds: `maxFound` if there are as many or more. Without a text, the result of `count`. */
export async function countRows<Row>(search: RowSearch<Row>, count: () => Promise<number>) {
  return search.text === '' ? count() : (await findMatches(search, maxFound)).length
}

/**
 * Merges some of the segments that SQLite's index of a table accumulates, all of which a search reads; false when that is done. PostgreSQL
 * maintains its indexes itself.
 */
export async function mergeSegments(db: Database, table: SearchedTable) {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return false
  const finder = finders[table]
  return inTransaction(db, async (transaction) => {
    const before = await countChanges(transaction)
    await sql`insert into ${sql.table(finder)} (${sql.ref(finder)}, "rank") values ('merge', ${mergedPages})`.execute(transaction)
    // The command itself counts as one change (SQLite, "The 'merge' command").
    return (await countChanges(transaction)) - before > 1
  })
}

async function countChanges(transaction: Database) {
  const { rows } = await sql<{ changes: number }>`select total_changes() as "changes"`.execute(transaction)
  return rows[0]?.changes ?? 0
}

/**
 * The ids of the newest `most` rows that a search finds: batch by batch from the newest on, or from the index as soon as a batch has too
 * few.
 */
async function findMatches<Row>(search: RowSearch<Row>, most: number) {
  const { rows, text } = search
  const pattern = `%${fold(text).replace(/[\\%_]/g, '\\$&')}%`
  const matches = sql<boolean>`"searchText" like ${pattern} escape '\\'`.as('matches')
  const ids: string[] = []
  let isIndexAsked = false
  let rest: typeof rows = rows
  for (let size = firstRows; ids.length < most; size = rowsAtOnce) {
    const piece = await orderByTime(rest.clearSelect().select(['createdAt', 'id', matches]), 'desc', 'createdAt')
      .limit(size)
      .execute()
    const found = piece.filter((row) => row.matches).map(({ id }) => id)
    ids.push(...found)
    const last = piece.at(-1)
    if (!last || piece.length < size) break
    if (!isIndexAsked && found.length < size * rareShare) {
      isIndexAsked = true
      const indexed = await findByIndex(search, most)
      if (indexed) return indexed
    }
    rest = rows.where(sql<boolean>`("createdAt", "id") < (${last.createdAt}, ${last.id})`)
    await letOthersWork()
  }
  return ids.slice(0, most)
}

/**
 * The ids of the newest `most` rows that contain the text, from the index; undefined if very many contain it or the index can't tell: for a
 * text that is too short, or one with pattern wildcards, since it doesn't accept escapes.
 */
async function findByIndex<Row>({ db, table, rows, text }: RowSearch<Row>, most: number) {
  const folded = fold(text)
  if (folded.length < indexedCharacters || /[\\%_]/.test(folded)) return undefined
  const containing = db.selectFrom(finders[table]).select('id').where('searchText', 'like', `%${folded}%`)
  const found = (await containing.limit(maxByIndex + 1).execute()).map(({ id }) => id)
  if (found.length > maxByIndex) return undefined
  const places = found.length === 0 ? [] : await rows.clearSelect().select(['createdAt', 'id']).where('id', 'in', found).execute()
  return places
    .sort(newestFirst)
    .slice(0, most)
    .map(({ id }) => id)
}

function newestFirst(one: Place, other: Place) {
  if (one.createdAt !== other.createdAt) return one.createdAt < other.createdAt ? 1 : -1
  return one.id < other.id ? 1 : -1
}
