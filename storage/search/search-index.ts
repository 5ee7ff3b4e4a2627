import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { SqliteAdapter, sql } from 'kysely'
import type { IndexedText } from '#domain/search/indexed-text.ts'
import type { DocumentKind } from '#domain/search/search-document.ts'
import { listTokens } from '#domain/search/term-query.ts'
import type { Database } from '#storage/database/database.ts'
import { inTransaction } from '#storage/database/in-transaction.ts'
import { forEachBatch, toRowBatches } from '#storage/database/row-batches.ts'
import { termTables } from './find-candidates.ts'
import { addToWords } from './word-counts.ts'

/** A document to index. The id of a recipe is its number. */
export type DocumentToIndex = { kind: DocumentKind; recordId: string; text: IndexedText }

/** How terms are made and kept. A change of words, stems, food names or diets is another format: what was indexed in an older one is indexed anew. */
export const searchFormat = 4

/** Documents written in one go: other requests wait for no more than that. */
const entriesAtOnce = 50

const stateColumns = ['format', 'change', 'documents', 'highestNumber', 'builtIn'] as const

/** How the index was made, and how much is in it. */
export function getSearchState(db: Database) {
  return db.selectFrom('searchIndex').select(stateColumns).where('id', '=', 'content').executeTakeFirstOrThrow()
}

/** Notes which built-in recipes are indexed. */
export async function updateIndexedBuiltIn(db: Database, builtIn: string) {
  await db.updateTable('searchIndex').set({ builtIn }).where('id', '=', 'content').execute()
}

/** Indexes documents, or again as they are now, all or none. */
export function indexDocuments(db: Database, documents: DocumentToIndex[]) {
  return inTransaction(db, (transaction) => replaceDocuments(transaction, documents))
}

/** Takes documents out of the index; nothing happens for those that are not in it. */
export function removeDocuments(db: Database, kind: DocumentKind, recordIds: string[]) {
  const removed = recordIds.map((recordId) => ({ kind, recordId }))
  return inTransaction(db, (transaction) => replaceDocuments(transaction, removed))
}

/** Which of these records are indexed. */
export async function listIndexed(db: Database, kind: DocumentKind, recordIds: string[]) {
  if (recordIds.length === 0) return new Set<string>()
  const query = db.selectFrom('searchDocuments').select('recordId').where('kind', '=', kind).where('recordId', 'in', recordIds)
  return new Set((await query.execute()).map(({ recordId }) => recordId))
}

/** Empties the index, which is then made in the present format. Words are kept as words of no document, so that every process forgets them. */
export function resetSearchIndex(db: Database) {
  return inTransaction(db, async (transaction) => {
    const { change } = await lockSearchIndex(transaction)
    for (const table of Object.values(termTables)) await emptyTerms(transaction, table)
    await transaction.deleteFrom('searchDocuments').execute()
    await transaction.deleteFrom('searchDocumentWords').execute()
    await transaction.updateTable('searchWords').set({ documents: 0, change }).execute()
    await transaction
      .updateTable('searchIndex')
      .set({ format: searchFormat, documents: 0, builtIn: '' })
      .where('id', '=', 'content')
      .execute()
  })
}

/** Counts a change and, on PostgreSQL, waits for the writers that came earlier: two that write at once would give the same numbers. */
export function lockSearchIndex(db: Database) {
  return db
    .updateTable('searchIndex')
    .set({ change: sql`"change" + 1` })
    .where('id', '=', 'content')
    .returning(stateColumns)
    .executeTakeFirstOrThrow()
}

type Replacement = { kind: DocumentKind; recordId: string; text?: IndexedText }

async function replaceDocuments(db: Database, replacements: Replacement[]) {
  const { change, documents, highestNumber } = await lockSearchIndex(db)
  const counts = new Map<string, number>()
  const count = (words: Iterable<string>, by: number) => {
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + by)
  }
  let [total, highest] = [documents, highestNumber]
  for (const kind of ['recipe', 'blog'] as const) {
    const ofKind = replacements.filter((replacement) => replacement.kind === kind)
    const present = await listNumbers(db, kind, ofKind)
    const numbers = [...present.values()]
    for (const words of await listWordsOf(db, kind, numbers)) count(words, -1)
    await removeEntries(db, kind, numbers)
    const entries = ofKind.flatMap(({ recordId, text }) => {
      if (!text) return []
      const known = present.get(recordId)
      if (known === undefined) highest++
      count(text.words, 1)
      return { kind, recordId, number: known ?? (kind === 'recipe' ? Number(recordId) : highest), text }
    })
    await insertEntries(db, kind, entries)
    total += entries.length - numbers.length
  }
  await addToWords(db, counts, change)
  await db.updateTable('searchIndex').set({ documents: total, highestNumber: highest }).where('id', '=', 'content').execute()
}

/** The numbers of those of these documents that are indexed, by their ids. */
async function listNumbers(db: Database, kind: DocumentKind, documents: Replacement[]) {
  const numbers = new Map<string, number>()
  for (const piece of toRowBatches(documents)) {
    const ids = piece.map(({ recordId }) => recordId)
    const query = db.selectFrom('searchDocuments').select(['recordId', 'number']).where('kind', '=', kind).where('recordId', 'in', ids)
    for (const { recordId, number } of await query.execute()) numbers.set(recordId, number)
  }
  return numbers
}

async function listWordsOf(db: Database, kind: DocumentKind, numbers: number[]) {
  const rows: { words: Uint8Array }[] = []
  for (const piece of toRowBatches(numbers)) {
    const query = db.selectFrom('searchDocumentWords').select('words').where('kind', '=', kind).where('number', 'in', piece)
    rows.push(...(await query.execute()))
  }
  return rows.map(({ words }) => inflateRawSync(words).toString('utf8').split(' ').filter(Boolean))
}

async function removeEntries(db: Database, kind: DocumentKind, numbers: number[]) {
  for (const piece of toRowBatches(numbers)) {
    for (const table of ['searchDocuments', 'searchDocumentWords'] as const)
      await db.deleteFrom(table).where('kind', '=', kind).where('number', 'in', piece).execute()
    await db.deleteFrom(termTables[kind]).where('rowid', 'in', piece).execute()
  }
}

async function insertEntries(db: Database, kind: DocumentKind, entries: (DocumentToIndex & { number: number })[]) {
  await forEachBatch(toRowBatches(entries, entriesAtOnce), async (piece) => {
    const rows = piece.map(({ recordId, number, text: { title, main } }) => ({
      ...{ kind, number, recordId },
      ...{ title: toSpaced(title), main: toSpaced(main) },
    }))
    await db.insertInto('searchDocuments').values(rows).execute()
    const words = piece.map(({ number, text }) => ({
      kind,
      number,
      words: new Uint8Array(deflateRawSync([...text.words].join(' '), { level: 1 })),
    }))
    await db.insertInto('searchDocumentWords').values(words).execute()
    const terms = piece.map(({ number, text }) => ({ rowid: number, terms: toTerms(db, listTokens(text)) }))
    await db.insertInto(termTables[kind]).values(terms).execute()
  })
}

function toTerms(db: Database, tokens: Iterable<string>) {
  if (db.getExecutor().adapter instanceof SqliteAdapter) return [...tokens].join(' ')
  return sql<string>`${Array.from(tokens, (token) => `'${token}'`).join(' ')}::tsvector`
}

/** FTS5 forgets a text that it didn't keep term by term, but all of them at once. */
async function emptyTerms(db: Database, table: (typeof termTables)[DocumentKind]) {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) await db.deleteFrom(table).execute()
  else await sql`insert into ${sql.table(table)} (${sql.ref(table)}) values ('delete-all')`.execute(db)
}

/** Terms with a space around each, so that one is found in them as it is. */
function toSpaced(terms: Iterable<string>) {
  return ` ${[...terms].join(' ')} `
}
