import { createHash } from 'node:crypto'
import { setImmediate as letOthersWork } from 'node:timers/promises'
import { builtInRecipes } from '#content/built-in-recipes.ts'
import type { DocumentKind } from '#domain/search/search-document.ts'
import { listBlogIdsAfter, listBlogsToIndex, listBlogTitles, toBlogDocument } from '#storage/blogs/blogs.ts'
import type { Database } from '#storage/database/database.ts'
import { inTransaction } from '#storage/database/in-transaction.ts'
import { listRecipeIdsAfter, listRecipeNames, listRecipesByNumber, toRecipeDocument } from '#storage/recipes/recipes.ts'
import {
  type DocumentToIndex,
  getSearchState,
  indexDocuments,
  listIndexed,
  lockSearchIndex,
  resetSearchIndex,
  searchFormat,
  updateIndexedBuiltIn,
} from '#storage/search/search-index.ts'
import { readVocabulary } from '#storage/search/stored-vocabulary.ts'

/** Records looked at together and indexed in one transaction: more would be quicker, and take more memory. */
const indexedAtOnce = 2048
/** Texts taken apart in one go: other requests wait for no more than that. */
const readAtOnce = 16

/** The records of a kind as they are indexed; keys are in the order in which they were made. */
type Source<Key> = {
  kind: DocumentKind
  first: Key
  listKeys: (db: Database, after: Key, limit: number) => Promise<Key[]>
  listPresent: (db: Database, keys: Key[]) => Promise<{ id: Key }[]>
  listDocuments: (db: Database, keys: Key[]) => Promise<DocumentToIndex[]>
}

const blogs: Source<string> = {
  kind: 'blog',
  first: '',
  listKeys: listBlogIdsAfter,
  listPresent: listBlogTitles,
  listDocuments: async (db, ids) => (await listBlogsToIndex(db, ids)).map(toBlogDocument),
}

const recipes: Source<number> = {
  kind: 'recipe',
  first: 0,
  listKeys: listRecipeIdsAfter,
  listPresent: listRecipeNames,
  listDocuments: async (db, ids) => (await listRecipesByNumber(db, ids)).map(toRecipeDocument),
}

/**
 * Brings the search index up to date: the built-in recipes, whatever was stored before there was an index or past it, and all anew when it was
 * made in another format. It works in small steps, so the site can answer meanwhile, and ends early at the signal.
 */
export async function indexContent(db: Database, signal?: AbortSignal) {
  if ((await getSearchState(db)).format !== searchFormat) await resetSearchIndex(db)
  await indexBuiltIn(db)
  await indexMissing(db, recipes, signal)
  await indexMissing(db, blogs, signal)
  if (!signal?.aborted) await readVocabulary(db)
}

async function indexBuiltIn(db: Database) {
  const builtIn = createHash('sha256').update(JSON.stringify(builtInRecipes)).digest('hex')
  if ((await getSearchState(db)).builtIn === builtIn) return
  await inTransaction(db, async (transaction) => {
    await indexDocuments(transaction, builtInRecipes.map(toRecipeDocument))
    await updateIndexedBuiltIn(transaction, builtIn)
  })
}

async function indexMissing<Key extends string | number>(db: Database, source: Source<Key>, signal: AbortSignal | undefined) {
  let keys = await source.listKeys(db, source.first, indexedAtOnce)
  while (keys.length > 0 && !signal?.aborted) {
    const missing = await listMissing(db, source, keys)
    if (missing.length > 0) await indexSome(db, source, missing)
    keys = await source.listKeys(db, keys.at(-1) ?? source.first, indexedAtOnce)
    await letOthersWork()
  }
}

/**
 * The texts are read and taken apart before the transaction, which is short then. What somebody saved or deleted in between is left alone: that
 * has indexed it, or is about to.
 */
async function indexSome<Key extends string | number>(db: Database, source: Source<Key>, keys: Key[]) {
  const documents = await readDocuments(db, source, keys)
  await inTransaction(db, async (transaction) => {
    await lockSearchIndex(transaction)
    const missing = new Set((await listMissing(transaction, source, keys)).map(String))
    const present = new Set((await source.listPresent(transaction, keys)).map(({ id }) => String(id)))
    await indexDocuments(
      transaction,
      documents.filter(({ recordId }) => missing.has(recordId) && present.has(recordId)),
    )
  })
}

/** In the order of the keys, so that newer records get higher numbers. */
async function readDocuments<Key extends string | number>(db: Database, source: Source<Key>, keys: Key[]) {
  const documents = new Map<string, DocumentToIndex>()
  for (let start = 0; start < keys.length; start += readAtOnce) {
    for (const document of await source.listDocuments(db, keys.slice(start, start + readAtOnce))) documents.set(document.recordId, document)
    await letOthersWork()
  }
  return keys.flatMap((key) => documents.get(String(key)) ?? [])
}

async function listMissing<Key extends string | number>(db: Database, { kind }: Source<Key>, keys: Key[]) {
  const indexed = await listIndexed(db, kind, keys.map(String))
  return keys.filter((key) => !indexed.has(String(key)))
}
