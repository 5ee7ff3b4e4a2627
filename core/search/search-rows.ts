import { setImmediate as letOthersWork } from 'node:timers/promises'
import { type SelectQueryBuilder, SqliteAdapter, sql } from 'kysely'
import type { Database } from '#core/database/database.ts'
import { inTransaction } from '#core/database/in-transaction.ts'
import { listNewestFirst, orderByTime } from '#core/database/newest-first.ts'
import type { Tables } from '#core/database/schema.ts'
import { maxFound, type Slice } from '#domain/http/paging.ts'
import { fold } from '#packages/ingredients/fold.ts'

/** The tables that the admin searches by any part of what was typed, and what finds their rows. */
const finders = {
  comments: 'searchedComments',
  contacts: 'searchedContacts',
  questions: 'searchedQuestions',
  reviews: 'searchedReviews',
  users: 'searchedUsers',
} as const

type SearchedTable = keyof typeof finders

export const searchedTables = Object.keys(finders) as SearchedTable[]

/** A search: the table, those of its rows that may be found, and the text to find, in any case and with any accents. */
export type RowSearch<Row> = {
  db: Database
  table: SearchedTable
  rows: SelectQueryBuilder<Tables, SearchedTable, Row>
  text: string
}

/** A row's place in the list. */
type Place = { createdAt: string; id: string }

/** The newest rows, which tell whether many have a text. */
const firstRows = 100

/** Further rows are looked through so many in one go: other requests wait for no more than that. */
const rowsAtOnce = 1000

/** What more rows than these have in them is found sooner by looking through the newest ones. */
const maxByIndex = 5000

/** A text that a smaller share of the newest rows has is rare enough for the index. */
const rareShare = 1 / 20

/** Pages of the index that are merged in one go, for which other requests wait. */
const mergedPages = 32

/** The shortest text that the index knows. */
const indexedCharacters = 3

/** One part of the rows, newest first: of those that a search finds or, without a text, of all; `count` counts these. */
export async function listRows<Row extends Place>(search: RowSearch<Row>, slice: Slice, count: () => Promise<number>): Promise<Row[]> {
  if (search.text === '') return listNewestFirst(search.rows, slice, count)
  const ids = (await findMatches(search, Math.min(slice.offset + slice.limit, maxFound))).slice(slice.offset)
  return ids.length === 0 ? [] : (await search.rows.where('id', 'in', ids).execute()).sort(newestFirst)
}

/** How many rows a search finds: `maxFound` when there are as many or more. Without a text, what `count` counts. */
export async function countRows<Row>(search: RowSearch<Row>, count: () => Promise<number>) {
  return search.text === '' ? count() : (await findMatches(search, maxFound)).length
}

/**
 * Merges some of the pieces that SQLite's index of a table consists of after many changes, all of which a search goes through; false when that is
 * done. PostgreSQL sees to its indexes itself.
 */
export async function mergeSegments(db: Database, table: SearchedTable) {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return false
  const finder = finders[table]
  return inTransaction(db, async (transaction) => {
    const before = await countChanges(transaction)
    await sql`insert into ${sql.table(finder)} (${sql.ref(finder)}, "rank") values ('merge', ${mergedPages})`.execute(transaction)
    // The command itself counts as one (SQLite, "The 'merge' command").
    return (await countChanges(transaction)) - before > 1
  })
}

async function countChanges(transaction: Database) {
  const { rows } = await sql<{ changes: number }>`select total_changes() as "changes"`.execute(transaction)
  return rows[0]?.changes ?? 0
}

/**
 * The ids of the newest `most` rows that a search finds: piece by piece from the newest on, or what the index knows as soon as a piece has too few.
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
 * The ids of the newest `most` rows with the text in them, or undefined when very many have it or the index doesn't know: of a text that is too
 * short, and of a pattern's wildcards, whose escaping it doesn't accept.
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
