import { SqliteAdapter, sql } from 'kysely'
import type { Candidate, DocumentKind } from '#domain/search/search-document.ts'
import { type TermQuery, toToken } from '#domain/search/term-query.ts'
import type { Database } from '#storage/database/database.ts'

/** The table of each kind in which the database looks terms up. */
export const termTables = { blog: 'searchedBlogs', recipe: 'searchedRecipes' } as const satisfies Record<DocumentKind, string>

/** Queries from the narrowest to the widest: what a narrower one finds is to be had first. The last one finds all that any of them finds. */
export type CandidateSearch = { kind: DocumentKind; queries: TermQuery[]; limit: number }

/**
 * Up to `limit` documents: all that the widest query finds where these are no more, else those that the narrower ones find, of each the newest;
 * `hasMore` then. In no order.
 */
export async function listCandidates(db: Database, { kind, queries, limit }: CandidateSearch) {
  const widest = queries.at(-1)
  const all = widest ? await listNumbers(db, kind, widest, limit + 1) : []
  const hasMore = all.length > limit
  const numbers = hasMore ? await chooseNumbers(db, { kind, queries: queries.slice(0, -1), limit }, all.slice(0, limit)) : all
  return { candidates: await listDocuments(db, kind, numbers), hasMore }
}

/** The ids of all documents of a kind that a query finds, in no order. */
export async function listMatchingIds(db: Database, kind: DocumentKind, query: TermQuery) {
  const { rows } = await sql<{ number: number }>`${selectNumbers(db, kind, query)}`.execute(db)
  return rows.map(({ number }) => number)
}

async function chooseNumbers(db: Database, { kind, queries, limit }: CandidateSearch, newest: number[]) {
  const chosen = new Set<number>()
  const add = (numbers: number[]) => {
    for (const number of numbers) if (chosen.size < limit) chosen.add(number)
  }
  for (const query of queries) if (chosen.size < limit) add(await listNumbers(db, kind, query, limit))
  add(newest)
  return [...chosen]
}

async function listNumbers(db: Database, kind: DocumentKind, query: TermQuery, limit: number) {
  const newest = sql<{ number: number }>`${selectNumbers(db, kind, query)} order by "rowid" desc limit ${sql.lit(limit)}`
  return (await newest.execute(db)).rows.map(({ number }) => number)
}

function selectNumbers(db: Database, kind: DocumentKind, query: TermQuery) {
  const table = sql.table(termTables[kind])
  return db.getExecutor().adapter instanceof SqliteAdapter
    ? sql`select "rowid" as "number" from ${table} where ${table} match ${write(query, ftsSigns)}`
    : sql`select "rowid" as "number" from ${table} where "terms" @@ ${write(query, tsquerySigns)}::tsquery`
}

async function listDocuments(db: Database, kind: DocumentKind, numbers: number[]): Promise<Candidate[]> {
  if (numbers.length === 0) return []
  return db
    .selectFrom('searchDocuments')
    .select(['kind', 'recordId', 'number', 'title', 'main'])
    .where('kind', '=', kind)
    .where('number', 'in', numbers)
    .execute()
}

const ftsSigns = { quote: '"', and: ' AND ', or: ' OR ' }
const tsquerySigns = { quote: "'", and: ' & ', or: ' | ' }

/** A query in a database's own language. Terms are letters and digits alone, and still quoted: 'not' is a term, too. */
function write(query: TermQuery, signs: typeof ftsSigns): string {
  const { quote, and, or } = signs
  if ('term' in query) return quote + toToken(query.term, query.place) + quote
  const [parts, sign] = 'all' in query ? [query.all, and] : [query.any, or]
  return `(${parts.map((part) => write(part, signs)).join(sign)})`
}
