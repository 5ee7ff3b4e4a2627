import { setImmediate as letOthersWork } from 'node:timers/promises'
import { linkBlogTerms, listBlogIdsAfter, listFoundBlogs, listLabelledBlogs, toBlogDocument } from '#core/blogs/blog-rows.ts'
import type { Database } from '#core/database/database.ts'
import { inTransaction } from '#core/database/in-transaction.ts'
import { toRowBatches } from '#core/database/row-batches.ts'
import { readBuiltInRecipes } from '#core/recipes/read-built-in-recipes.ts'
import { listRecipeIdsAfter, listRecipesByNumber, toRecipeDocument } from '#core/recipes/recipe-rows.ts'
import type { DocumentKind } from '#domain/search/search-document.ts'
import { type DocumentToIndex, indexDocuments, listIndexed, lockSearchIndex } from './search-index-rows.ts'
import { readVocabulary } from './vocabulary-rows.ts'

/** Records indexed in one transaction, while other writers wait: more would be quicker. */
const indexedAtOnce = 1000
/** Records read in one go: other requests wait no longer than that. */
const readAtOnce = 100

/** Records of a kind in their indexed form, in the order of creation: newer ones get higher numbers. */
type Source<Key> = {
  kind: DocumentKind
  listKeys: (db: Database, after: Key, limit: number) => Promise<Key[]>
  listDocuments: (db: Database, keys: Key[]) => Promise<DocumentToIndex[]>
  /** Other derived data of records stored by an earlier version. */
  complete?: (db: Database, keys: Key[]) => Promise<void>
}

const blogs: Source<string> = {
  kind: 'blog',
  listKeys: listBlogIdsAfter,
  listDocuments: async (db, ids) => (await listFoundBlogs(db, ids)).map(toBlogDocument),
  complete: async (db, ids) => linkBlogTerms(db, await listLabelledBlogs(db, ids)),
}

const recipes: Source<number> = {
  kind: 'recipe',
  listKeys: listRecipeIdsAfter,
  listDocuments: async (db, ids) => (await listRecipesByNumber(db, ids)).map(toRecipeDocument),
}

/**
 * Brings the search index up to date: the built-in recipes, and records that bypassed the index or were indexed in another format. It works
 * in small steps, so the site can answer meanwhile, and ends early at the signal.
 */
export async function indexContent(db: Database, signal?: AbortSignal) {
  await inTransaction(db, indexBuiltInRecipes)
  await indexMissing(db, recipes, 0, signal)
  await indexMissing(db, blogs, '', signal)
  if (!signal?.aborted) await readVocabulary(db)
}

/** Indexes the built-in recipes; changes nothing unless they, or the names of their categories and other terms, have changed. */
export async function indexBuiltInRecipes(db: Database) {
  await indexDocuments(db, 'recipe', (await readBuiltInRecipes(db)).map(toRecipeDocument))
}

async function indexMissing<Key extends string | number>(db: Database, source: Source<Key>, first: Key, signal?: AbortSignal) {
  let after = first
  while (!signal?.aborted) {
    const keys = await source.listKeys(db, after, indexedAtOnce)
    const last = keys.at(-1)
    if (last === undefined) return
    if ((await listMissing(db, source, keys)).length > 0) await inTransaction(db, (transaction) => indexSome(transaction, source, keys))
    after = last
    await letOthersWork()
  }
}

/** What someone saves or deletes meanwhile is indexed after that: both wait for the lock. */
async function indexSome<Key extends string | number>(db: Database, source: Source<Key>, keys: Key[]) {
  await lockSearchIndex(db)
  const documents: DocumentToIndex[] = []
  for (const piece of toRowBatches(await listMissing(db, source, keys), readAtOnce)) {
    documents.push(...(await source.listDocuments(db, piece)))
    await source.complete?.(db, piece)
    await letOthersWork()
  }
  documents.sort((one, other) => (one.recordId < other.recordId ? -1 : 1))
  await indexDocuments(db, source.kind, documents)
}

async function listMissing<Key extends string | number>(db: Database, { kind }: Source<Key>, keys: Key[]) {
  const indexed = await listIndexed(db, kind, keys.map(String))
  return keys.filter((key) => !indexed.has(String(key)))
}
