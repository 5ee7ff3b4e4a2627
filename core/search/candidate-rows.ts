import { SqliteAdapter, sql } from 'kysely'
import type { Database } from '#core/database/database.ts'
import type { Candidate, DocumentKind } from '#domain/search/search-document.ts'

/** The table for each kind in which the database looks up terms. */
export const termTables = { blog: 'searchedBlogs', recipe: 'searchedRecipes' } as const satisfies Record<DocumentKind, string>

/** PostgreSQL functions that query only the index. */
const finders = { blog: 'findBlogs', recipe: 'findRecipes' } as const satisfies Record<DocumentKind, string>

/** Queries from the narrowest to the widest; results of narrower ones come first. The last one finds everything. */
export type CandidateSearch = { kind: DocumentKind; queries: string[]; limit: number }

/**
 * Up to `limit` documents in no order: all that the widest query finds, or, if those are more, the newest of each narrower query; then
 * `hasMore` is set.
 */
export async function listCandidates(db: Database, { kind, queries, limit }: CandidateSearch) {
  const widest = queries.at(-1)
  const newest = widest === undefined ? [] : await listMatchingIds(db, kind, widest, limit + 1)
  const hasMore = newest.length > limit
  const numbers = new Set<number>()
  for (const query of hasMore ? queries.slice(0, -1) : [])
    if (numbers.size < limit) for (const number of await listMatchingIds(db, kind, query, limit)) numbers.add(number)
  for (const number of newest) numbers.add(number)
  return { candidates: await listDocuments(db, kind, [...numbers].slice(0, limit)), hasMore }
}

/** The numbers of the newest `limit` documents of a kind that a query finds, or of all, in no order. The query is in FTS5 syntax. */
export async function listMatchingIds(db: Database, kind: DocumentKind, query: string, limit?: number) {
  const { rows } = await selectNumbers(db, kind, query, limit).execute(db)
  return rows.map(({ number }) => number)
}

function selectNumbers(db: Database, kind: DocumentKind, query: string, limit?: number) {
  const table = sql.table(termTables[kind])
  if (db.getExecutor().adapter instanceof SqliteAdapter) {
    const newest = limit === undefined ? sql`` : sql`order by "rowid" desc limit ${sql.lit(limit)}`
    return sql<{ number: number }>`select "rowid" as "number" from ${table} where ${table} match ${query} ${newest}`
  }
  // PostgreSQL's query syntax differs from FTS5's in four symbols.
  const tsquery = query.replaceAll('"', "'").replaceAll(' AND ', ' & ').replaceAll(' NOT ', ' & !').replaceAll(' OR ', ' | ')
  return sql<{ number: number }>`select "number" from ${sql.id(finders[kind])}(${tsquery}::tsquery, ${limit ?? null}) as "found" ("number")`
}

async function listDocuments(db: Database, kind: DocumentKind, numbers: number[]): Promise<Candidate[]> {
  if (numbers.length === 0) return []
  const documents = db.selectFrom('searchDocuments').select(['kind', 'recordId', 'number', 'title', 'main'])
  return documents.where('kind', '=', kind).where('number', 'in', numbers).execute()
}
