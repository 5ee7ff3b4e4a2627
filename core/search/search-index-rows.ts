import { setImmediate as letOthersWork } from 'node:timers/promises'
import { SqliteAdapter, sql } from 'kysely'
import type { Database } from '#core/database/database.ts'
import { forEachBatch, toRowBatches } from '#core/database/row-batches.ts'
import type { IndexedText } from '#domain/search/indexed-text.ts'
import { toToken } from '#domain/search/plan-queries.ts'
import type { DocumentKind } from '#domain/search/search-document.ts'
import { termTables } from './candidate-rows.ts'

/**
 * A post or recipe to index, whose text is read when its turn comes; without a text, it is removed from the index. The id of a recipe is
 * its number.
 */
export type DocumentToIndex = { recordId: string; read?: () => IndexedText }

/**
 * The version of how terms are made and stored. A change of words, stems, food names or diets is another format: documents indexed in an
 * older one are indexed again.
 */
const searchFormat = 12

/** Documents read and written in one go: other requests wait no longer than that. */
const writtenAtOnce = 25

/** Words counted in one go, for the same reason. */
const countedAtOnce = 2000

/** Indexes documents in their present state, in the caller's transaction. */
export async function indexDocuments(db: Database, kind: DocumentKind, documents: DocumentToIndex[]) {
  const change = await lockSearchIndex(db)
  const sortIn = await holdBackTerms(db, kind)
  const counts: WordCounts = new Map()
  const present = await listNumbers(db, kind, documents)
  let next = await findNextNumber(db, kind)
  const write = async (piece: { recordId: string; text: IndexedText | undefined }[]) => {
    const old = piece.flatMap(({ recordId }) => present.get(recordId) ?? [])
    for (const words of await removeDocuments(db, kind, old)) count(counts, words.split(' ').filter(Boolean), -1)
    const entries = piece.flatMap(({ recordId, text }) => {
      if (!text) return []
      count(counts, text.words, 1)
      return { recordId, text, number: present.get(recordId) ?? (kind === 'recipe' ? Number(recordId) : next++) }
    })
    if (entries.length > 0) await insertDocuments(db, kind, entries)
  }
  let written = Promise.resolve()
  for (const piece of toRowBatches(documents, writtenAtOnce)) {
    // While PostgreSQL writes one batch, the next is read.
    const texts = piece.map(({ recordId, read }) => ({ recordId, text: read?.() }))
    await written
    written = write(texts)
    // If it fails, the next batch says so.
    written.catch(() => {})
    if (piece.length === writtenAtOnce) await letOthersWork()
  }
  await written
  await sortIn()
  await countWords(db, counts, change)
}

/** Which of these records are indexed in the current format. */
export async function listIndexed(db: Database, kind: DocumentKind, recordIds: string[]) {
  const indexed = db.selectFrom('searchDocuments').select('recordId').where('kind', '=', kind).where('format', '=', searchFormat)
  return new Set((await indexed.where('recordId', 'in', recordIds).execute()).map(({ recordId }) => recordId))
}

/** The records of a kind that are in the index. */
export async function listIndexedRecords(db: Database, kind: DocumentKind) {
  return (await db.selectFrom('searchDocuments').select('recordId').where('kind', '=', kind).execute()).map(({ recordId }) => recordId)
}

/** Makes `indexContent` index everything again; until then, searches find it as before. */
export async function updateToOldFormat(db: Database) {
  await db.updateTable('searchDocuments').set({ format: 0 }).execute()
}

/** Counts a change and, on PostgreSQL, waits for earlier writers: two that write at once would give the same numbers. */
export async function lockSearchIndex(db: Database) {
  const counted = db.updateTable('searchIndex').set({ change: sql`"change" + 1` })
  return (await counted.where('id', '=', 'content').returning('change').executeTakeFirstOrThrow()).change
}

/** The numbers of documents already indexed. */
async function listNumbers(db: Database, kind: DocumentKind, documents: DocumentToIndex[]) {
  const numbers = new Map<string, number>()
  for (const piece of toRowBatches(documents.map(({ recordId }) => recordId))) {
    const indexed = db.selectFrom('searchDocuments').select(['recordId', 'number']).where('kind', '=', kind)
    for (const { recordId, number } of await indexed.where('recordId', 'in', piece).execute()) numbers.set(recordId, number)
  }
  return numbers
}

async function findNextNumber(db: Database, kind: DocumentKind) {
  const newest = db.selectFrom('searchDocuments').select('number').where('kind', '=', kind).orderBy('number', 'desc').limit(1)
  return ((await newest.executeTakeFirst())?.number ?? 0) + 1
}

/** Returns the words of the documents removed. */
async function removeDocuments(db: Database, kind: DocumentKind, numbers: number[]) {
  if (numbers.length === 0) return []
  const rows = await db.selectFrom(termTables[kind]).select('words').where('rowid', 'in', numbers).execute()
  await db.deleteFrom('searchDocuments').where('kind', '=', kind).where('number', 'in', numbers).execute()
  await db.deleteFrom(termTables[kind]).where('rowid', 'in', numbers).execute()
  return rows.map(({ words }) => words)
}

type Entry = { recordId: string; number: number; text: IndexedText }

async function insertDocuments(db: Database, kind: DocumentKind, entries: Entry[]) {
  const searched = entries.map(({ number, text }) => ({ rowid: number, terms: toTerms(db, text), words: text.words.join(' ') }))
  await db.insertInto(termTables[kind]).values(searched).execute()
  const ranked = entries.map(({ recordId, number, text: { title, main } }) => ({
    ...{ kind, number, recordId, format: searchFormat },
    ...{ title: ` ${title.join(' ')} `, main: ` ${main.join(' ')} ` },
  }))
  await db.insertInto('searchDocuments').values(ranked).execute()
}

/**
 * PostgreSQL adds terms to its GIN index one by one, or holds them back and then sorts them in together, which takes half as long for many
 * documents. Every search reads the held-back terms, so the transaction that added them sorts them in.
 */
async function holdBackTerms(db: Database, kind: DocumentKind) {
  if (db.getExecutor().adapter instanceof SqliteAdapter) return async () => {}
  await sql`select set_config('gin_pending_list_limit', '2000000', true)`.execute(db)
  return () => sql`select gin_clean_pending_list(${`"${termTables[kind]}_terms"`}::regclass)`.execute(db)
}

/** A document has a token for each place where its terms can be searched. */
function toTerms(db: Database, { title, main, body, foods }: IndexedText) {
  const inMain = [...title, ...main]
  const placed = [
    ...title.map((term) => toToken(term, 'title')),
    ...inMain.map((term) => toToken(term, 'main')),
    ...foods.map((term) => toToken(term, 'food')),
  ]
  const tokens = [...placed, ...inMain, ...body].join(' ')
  return db.getExecutor().adapter instanceof SqliteAdapter ? tokens : sql<string>`array_to_tsvector(string_to_array(${tokens}, ' '))`
}

/** By how much the number of documents with a word changes. */
type WordCounts = Map<string, { by: number }>

function count(counts: WordCounts, words: string[], by: number) {
  for (const word of words) {
    const known = counts.get(word)
    if (known) known.by += by
    else counts.set(word, { by })
  }
}

/** Adds to the number of documents that have each word; a word that no document has any more stays, so that every process forgets it. */
async function countWords(db: Database, counts: WordCounts, change: number) {
  const changed = [...counts].filter(([, { by }]) => by !== 0)
  await forEachBatch(toRowBatches(changed, countedAtOnce), (piece) => {
    // One text of many words is stored several times faster than as many rows.
    const json = `{${piece.map(([word, { by }]) => `${JSON.stringify(word)}:${by}`).join(',')}}`
    return sql`
      insert into "searchWords" ("word", "documents", "change")
      select "key", cast(cast("value" as text) as integer), cast(${change} as integer) from json_each(${json}) where true
      on conflict ("word") do update set "documents" = "searchWords"."documents" + excluded."documents", "change" = excluded."change"
    `.execute(db)
  })
}
