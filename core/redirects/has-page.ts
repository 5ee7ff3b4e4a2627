import { findBlogBySlug } from '#core/blogs/blog-rows.ts'
import { findShownCollection } from '#core/collections/browse-collections.ts'
import type { Database } from '#core/database/database.ts'
import { findPublicPage } from '#core/pages/public-page-rows.ts'
import { findRecipeBySlug } from '#core/recipes/browse-recipes.ts'
import { findShownTerm } from '#core/terms/browse-terms.ts'
import { findTermKind } from '#domain/terms/term-paths.ts'

/** Whether visitors see a recipe, post, page, collection or term at a path (a key of `toRedirectKey`), which no redirect would ever be asked for. */
export async function hasPage(db: Database, path: string) {
  return (await findShown(db, path)) !== undefined
}

function findShown(db: Database, path: string): Promise<unknown> {
  const [, folder = '', slug, ...further] = path.split('/')
  if (further.length > 0 || path.includes('?')) return Promise.resolve(undefined)
  if (slug === undefined) return findPublicPage(db, folder)
  if (folder === 'recipes') return findRecipeBySlug(db, slug)
  if (folder === 'blogs') return findBlogBySlug(db, slug)
  if (folder === 'collections') return findShownCollection(db, slug)
  const kind = findTermKind(path)
  return kind ? findShownTerm(db, kind, slug) : Promise.resolve(undefined)
}
