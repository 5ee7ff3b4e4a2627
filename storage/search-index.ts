import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { sql } from 'kysely'
import type { DocumentKind, PostingBlock } from '#domain/search-document.ts'
import type { IndexedText } from '#domain/search-terms.ts'
import { stem } from '#domain/stem.ts'
import type { Database } from './database/database.ts'
import { inTransaction } from './database/in-transaction.ts'
import { toRowBatches } from './database/row-batches.ts'
import { readPostingBytes } from './posting-bytes.ts'
import { createPostingChanges, updatePostings } from './search-postings.ts'
import { updateWords } from './search-words.ts'

/** A document to index. The id of a recipe is its number. */
export type DocumentToIndex = { kind: DocumentKind; recordId: string; text: IndexedText }

/** How terms are made and kept. A change of tokens, stems or weights is another format: what was indexed in an older one is indexed anew. */
export const searchFormat = 3

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

/** Takes a document out of the index; nothing happens when it is not in it. */
export function removeDocument(db: Database, kind: DocumentKind, recordId: string) {
  return removeDocuments(db, kind, [recordId])
}

/** Takes documents out of the index; nothing happens for those that are not in it. */
export function removeDocuments(db: Database, kind: DocumentKind, recordIds: string[]) {
  return inTransaction(db, (transaction) =>
    replaceDocuments(
      transaction,
      recordIds.map((recordId) => ({ kind, recordId })),
    ),
  )
}

/** Which of these records are indexed. */
export async function listIndexed(db: Database, kind: DocumentKind, recordIds: string[]) {
  if (recordIds.length === 0) return new Set<string>()
  const query = db.selectFrom('searchDocuments').select('recordId').where('kind', '=', kind).where('recordId', 'in', recordIds)
  return new Set((await query.execute()).map(({ recordId }) => recordId))
}

/** The ids of the records behind the numbers of found documents. */
export async function listRecordIds(db: Database, kind: DocumentKind, numbers: number[]) {
  if (numbers.length === 0) return new Map<number, string>()
  const query = db.selectFrom('searchDocuments').select(['number', 'recordId']).where('kind', '=', kind).where('number', 'in', numbers)
  return new Map((await query.execute()).map(({ number, recordId }) => [number, recordId]))
}

/** Where these terms stand. */
export async function listPostings(db: Database, terms: string[]): Promise<PostingBlock[]> {
  if (terms.length === 0) return []
  const rows = await db.selectFrom('searchPostings').select(['term', 'kind', 'block', 'postings']).where('term', 'in', terms).execute()
  return rows.map(({ postings, ...row }) => ({ ...row, ...readPostingBytes(postings) }))
}

/** Empties the index, which is then made in the present format. Words are kept as words of no document, so that every process forgets them. */
export function resetSearchIndex(db: Database) {
  return inTransaction(db, async (transaction) => {
    const { change } = await takeSearchTurn(transaction)
    await transaction.deleteFrom('searchPostings').execute()
    await transaction.deleteFrom('searchDocuments').execute()
    await transaction.updateTable('searchWords').set({ documents: 0, change }).execute()
    await transaction
      .updateTable('searchIndex')
      .set({ format: searchFormat, documents: 0, builtIn: '' })
      .where('id', '=', 'content')
      .execute()
  })
}

type Replacement = { kind: DocumentKind; recordId: string; text?: IndexedText }

async function replaceDocuments(db: Database, replacements: Replacement[]) {
  const { change, documents, highestNumber } = await takeSearchTurn(db)
  const postings = createPostingChanges()
  const words = new Map<string, number>()
  const count = (word: string, by: number) => words.set(word, (words.get(word) ?? 0) + by)
  const present = await listPresent(db, replacements)
  const entries: { kind: DocumentKind; recordId: string; number: number; terms: Uint8Array }[] = []
  let highest = highestNumber
  for (const { kind, recordId, text } of replacements) {
    const old = present.get(`${kind} ${recordId}`)
    if (!old && !text) continue
    if (!old && kind === 'blog') highest++
    const number = old?.number ?? (kind === 'recipe' ? Number(recordId) : highest)
    const was = old ? unpack(old.terms) : { terms: [], words: [] }
    postings.set(
      kind,
      number,
      [...was.terms].map((term) => [term, 0]),
    )
    for (const word of was.words) count(word, -1)
    postings.set(kind, number, text?.terms ?? [])
    for (const word of text?.words ?? []) count(word, 1)
    if (text) entries.push({ kind, recordId, number, terms: pack(text) })
    else await db.deleteFrom('searchDocuments').where('kind', '=', kind).where('recordId', '=', recordId).execute()
  }
  await updatePostings(db, postings)
  await updateWords(db, words, change)
  await upsertEntries(db, entries)
  const removed = replacements.filter(({ kind, recordId, text }) => !text && present.has(`${kind} ${recordId}`)).length
  const added = entries.filter(({ kind, recordId }) => !present.has(`${kind} ${recordId}`)).length
  await db
    .updateTable('searchIndex')
    .set({ documents: documents + added - removed, highestNumber: highest })
    .where('id', '=', 'content')
    .execute()
}

/** Counts a change and, on PostgreSQL, waits for the writers that came earlier: two that write at once would lose each other's postings. */
export function takeSearchTurn(db: Database) {
  return db
    .updateTable('searchIndex')
    .set({ change: sql`"change" + 1` })
    .where('id', '=', 'content')
    .returning(stateColumns)
    .executeTakeFirstOrThrow()
}

async function listPresent(db: Database, replacements: Replacement[]) {
  const present = new Map<string, { number: number; terms: Uint8Array }>()
  for (const kind of ['recipe', 'blog'] as const) {
    const recordIds = replacements.filter((replacement) => replacement.kind === kind).map(({ recordId }) => recordId)
    for (const entry of await listEntries(db, kind, recordIds)) present.set(`${kind} ${entry.recordId}`, entry)
  }
  return present
}

async function listEntries(db: Database, kind: DocumentKind, recordIds: string[]) {
  if (recordIds.length === 0) return []
  return db
    .selectFrom('searchDocuments')
    .select(['recordId', 'number', 'terms'])
    .where('kind', '=', kind)
    .where('recordId', 'in', recordIds)
    .execute()
}

async function upsertEntries(db: Database, entries: { kind: DocumentKind; recordId: string; number: number; terms: Uint8Array }[]) {
  for (const piece of toRowBatches(entries))
    await db
      .insertInto('searchDocuments')
      .values(piece)
      .onConflict((conflict) => conflict.columns(['kind', 'recordId']).doUpdateSet({ terms: (row) => row.ref('excluded.terms') }))
      .execute()
}

/** The words of a document, compressed, and those of its terms that are none of them in the singular: pairs and amounts. */
function pack({ terms, words }: IndexedText) {
  const known = new Set([...words].map(stem))
  const others = [...terms.keys()].filter((term) => !known.has(term))
  return new Uint8Array(deflateRawSync([[...words].join(' '), others.join(' ')].join('\n')))
}

function unpack(packed: Uint8Array) {
  const [words = [], others = []] = inflateRawSync(packed)
    .toString('utf8')
    .split('\n')
    .map((line) => line.split(' ').filter(Boolean))
  return { terms: new Set([...words.map(stem), ...others]), words }
}
