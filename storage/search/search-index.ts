import { SqliteAdapter, sql } from 'kysely'
import type { IndexedText } from '#domain/search/indexed-text.ts'
import { toToken } from '#domain/search/plan-queries.ts'
import type { DocumentKind } from '#domain/search/search-document.ts'
import type { Database } from '#storage/database/database.ts'
import { forEachBatch, toRowBatches } from '#storage/database/row-batches.ts'
import { termTables } from './find-candidates.ts'

/** A post or recipe to index, or without a text, to take out of the index. The id of a recipe is its number. */
export type DocumentToIndex = { recordId: string; text?: IndexedText }

/** How terms are made and kept. A change of words, stems, food names or diets is another format: what was indexed in an older one is indexed anew. */
const searchFormat = 5

/** Documents written in one go: other requests wait for no more than that. */
const writtenAtOnce = 50

/** Indexes documents as they are now, in a transaction of the caller's. */
export async function indexDocuments(db: Database, kind: DocumentKind, documents: DocumentToIndex[]) {
  const change = await lockSearchIndex(db)
  const counts = new Map<string, number>()
  const count = (words: Iterable<string>, by: number) => {
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + by)
  }
  let next = await findNextNumber(db, kind)
  await forEachBatch(toRowBatches(documents, writtenAtOnce), async (piece) => {
    const ids = piece.map(({ recordId }) => recordId)
    const query = db.selectFrom('searchDocuments').select(['recordId', 'number']).where('kind', '=', kind).where('recordId', 'in', ids)
    const present = new Map((await query.execute()).map(({ recordId, number }) => [recordId, number]))
    for (const words of await removeDocuments(db, kind, [...present.values()])) count(words.split(' ').filter(Boolean), -1)
    const entries = piece.flatMap(({ recordId, text }) => {
      if (!text) return []
      count(text.words, 1)
      return { recordId, text, number: present.get(recordId) ?? (kind === 'recipe' ? Number(recordId) : next++) }
    })
    if (entries.length > 0) await insertDocuments(db, kind, entries)
  })
  await countWords(db, counts, change)
}

/** Which of these records are indexed in the present format. */
export async function listIndexed(db: Database, kind: DocumentKind, recordIds: string[]) {
  const indexed = db.selectFrom('searchDocuments').select('recordId').where('kind', '=', kind).where('format', '=', searchFormat)
  return new Set((await indexed.where('recordId', 'in', recordIds).execute()).map(({ recordId }) => recordId))
}

/** Counts a change and, on PostgreSQL, waits for the writers that came earlier: two that write at once would give the same numbers. */
export async function lockSearchIndex(db: Database) {
  const counted = db.updateTable('searchIndex').set({ change: sql`"change" + 1` })
  return (await counted.where('id', '=', 'content').returning('change').executeTakeFirstOrThrow()).change
}

async function findNextNumber(db: Database, kind: DocumentKind) {
  const newest = db.selectFrom('searchDocuments').select('number').where('kind', '=', kind).orderBy('number', 'desc').limit(1)
  return ((await newest.executeTakeFirst())?.number ?? 0) + 1
}

/** Returns the words of those that were removed. */
async function removeDocuments(db: Database, kind: DocumentKind, numbers: number[]) {
  if (numbers.length === 0) return []
  const rows = await db.selectFrom(termTables[kind]).select('words').where('rowid', 'in', numbers).execute()
  await db.deleteFrom('searchDocuments').where('kind', '=', kind).where('number', 'in', numbers).execute()
  await db.deleteFrom(termTables[kind]).where('rowid', 'in', numbers).execute()
  return rows.map(({ words }) => words)
}

type Entry = Required<DocumentToIndex> & { number: number }

async function insertDocuments(db: Database, kind: DocumentKind, entries: Entry[]) {
  const ranked = entries.map(({ recordId, number, text: { title, main } }) => ({
    ...{ kind, number, recordId, format: searchFormat },
    ...{ title: ` ${[...title].join(' ')} `, main: ` ${[...main].join(' ')} ` },
  }))
  await db.insertInto('searchDocuments').values(ranked).execute()
  const searched = entries.map(({ number, text }) => ({ rowid: number, terms: toTerms(db, text), words: [...text.words].join(' ') }))
  await db.insertInto(termTables[kind]).values(searched).execute()
}

/** A document has a token for each place where its terms may be looked for. */
function toTerms(db: Database, { title, main, body }: IndexedText) {
  const inTitle = [...title]
  const inMain = [...inTitle, ...main]
  const tokens = [...inTitle.map((term) => toToken(term, 'title')), ...inMain.map((term) => toToken(term, 'main')), ...inMain, ...body]
  return db.getExecutor().adapter instanceof SqliteAdapter ? tokens.join(' ') : sql<string>`${`'${tokens.join("' '")}'`}::tsvector`
}

/** Adds to the number of documents that have each word; a word of none stays, so that every process forgets it. */
async function countWords(db: Database, counts: ReadonlyMap<string, number>, change: number) {
  const rows = [...counts].filter(([, by]) => by !== 0).map(([word, by]) => ({ word, documents: by, change }))
  // In the order of the index: many rows are written faster so.
  rows.sort((a, b) => (a.word < b.word ? -1 : 1))
  await forEachBatch(toRowBatches(rows), (piece) =>
    db
      .insertInto('searchWords')
      .values(piece)
      .onConflict((conflict) =>
        conflict.column('word').doUpdateSet(({ eb, ref }) => ({
          documents: eb('searchWords.documents', '+', ref('excluded.documents')),
          change,
        })),
      )
      .execute(),
  )
}
