import { listBlogTitles } from '#core/blogs/blog-rows.ts'
import type { Database } from '#core/database/database.ts'
import { toRowBatches } from '#core/database/row-batches.ts'
import { listRecipeNames } from '#core/recipes/recipe-rows.ts'
import { firstCreatedRecipeId } from '#domain/recipes/recipe.ts'
import type { DocumentKind } from '#domain/search/search-document.ts'
import { indexDocuments, listIndexedRecords, updateToOldFormat } from './search-index-rows.ts'

/**
 * After all records were replaced, removes what visitors can't see any more from the search index, in the same transaction; the others are
 * found as before until `indexContent` has indexed them again.
 */
export async function replaceIndexed(db: Database) {
  await removeMissing(db, 'blog', async (ids) => (await listBlogTitles(db, ids)).map(({ id }) => id))
  await removeMissing(db, 'recipe', async (ids) => {
    const numbers = ids.map(Number)
    const builtIn = numbers.filter((number) => number < firstCreatedRecipeId)
    return [...builtIn, ...(await listRecipeNames(db, numbers)).map(({ id }) => id)].map(String)
  })
  await updateToOldFormat(db)
}

async function removeMissing(db: Database, kind: DocumentKind, listPresent: (ids: string[]) => Promise<string[]>) {
  const missing: { recordId: string }[] = []
  for (const ids of toRowBatches(await listIndexedRecords(db, kind))) {
    const present = new Set(await listPresent(ids))
    missing.push(...ids.filter((id) => !present.has(id)).map((recordId) => ({ recordId })))
  }
  await indexDocuments(db, kind, missing)
}
