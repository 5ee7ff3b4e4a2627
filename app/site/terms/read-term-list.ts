import { toPostPath } from '#domain/blogs/post-card.ts'
import { pageSizes, sliceOf } from '#domain/http/paging.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'
import { isRecipeTermKind } from '#domain/terms/recipe-terms.ts'
import type { Term } from '#domain/terms/term.ts'
import { toPostCards } from '#operations/blogs/post-cards.ts'
import { readPage } from '#operations/forms/read-page.ts'
import { toRecipeCards } from '#operations/recipes/recipe-cards.ts'
import { browseTermRecipes } from '#operations/terms/browse-terms.ts'
import { listTaggedBlogs } from '#storage/blogs/blogs.ts'
import type { Database } from '#storage/database/database.ts'

/** One page of the posts or recipes with a term, as cards, with their paths and how many come before. Undefined past the end. */
export async function readTermList(db: Database, term: Term & { total: number }, page: number) {
  return isRecipeTermKind(term.kind) ? readRecipes(db, term, page) : readPosts(db, term, page)
}

async function readPosts(db: Database, { id, total }: Term & { total: number }, page: number) {
  const size = pageSizes.blogs
  const list = async (slice: { limit: number; offset: number }) => toPostCards(db, await listTaggedBlogs(db, id, slice))
  const found = await readPage(page, { size, list, count: async () => total })
  if (!found) return undefined
  const { entries, ...place } = found
  return { ...place, posts: entries, paths: entries.map(({ urlSlug }) => toPostPath(urlSlug)), before: sliceOf(page, size).offset }
}

async function readRecipes(db: Database, term: Term & { total: number }, page: number) {
  const size = pageSizes.recipes
  const found = await browseTermRecipes(db, term, { page, size })
  if (!found) return undefined
  const { entries, ...place } = found
  const recipes = await toRecipeCards(db, entries)
  return { ...place, recipes, paths: recipes.map(({ slug }) => toRecipePath(slug)), before: sliceOf(page, size).offset }
}
