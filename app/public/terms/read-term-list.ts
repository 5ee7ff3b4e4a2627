import { listBlogsOfTerm } from '#core/blogs/blog-rows.ts'
import { toPostCards } from '#core/blogs/post-cards.ts'
import type { Database } from '#core/database/database.ts'
import { readPage } from '#core/forms/read-page.ts'
import { toRecipeCards } from '#core/recipes/recipe-cards.ts'
import { browseTermRecipes, countOfAuthor } from '#core/terms/browse-terms.ts'
import { toPostPath } from '#domain/blogs/post-card.ts'
import { pageSizes, sliceOf } from '#domain/http/paging.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'
import type { Term } from '#domain/terms/term.ts'

/**
 * One page of the posts or recipes with a term, as cards, with their paths and how many precede them; recipes are limited to those known to
 * suit `fits`. Undefined past the end.
 */
export async function readTermList(db: Database, term: Term & { total: number }, page: number, fits?: readonly string[]) {
  if (term.kind === 'author') return readBoth(db, term, page, fits)
  return term.kind === 'tag' ? readPosts(db, term, page) : readRecipes(db, term, page, fits)
}

/** Page 2 of an author has the second pages of both lists; if one has fewer, it stays on its last. */
async function readBoth(db: Database, term: Term & { total: number }, page: number, fits: readonly string[] | undefined) {
  const counted = await countOfAuthor(db, term)
  const fitting = fits?.length ? await readRecipes(db, { ...term, total: counted.recipes }, 1, fits) : undefined
  const totals = { ...counted, ...(fitting && { recipes: fitting.total }) }
  const lastOf = (total: number, size: number) => Math.max(1, Math.ceil(total / size))
  const last = { posts: lastOf(totals.posts, pageSizes.blogs), recipes: lastOf(totals.recipes, pageSizes.recipes) }
  const [posts, recipes] = await Promise.all([
    readPosts(db, { ...term, total: totals.posts }, Math.min(page, last.posts)),
    readRecipes(db, { ...term, total: counted.recipes }, Math.min(page, last.recipes), fits),
  ])
  const pageCount = Math.max(last.posts, last.recipes)
  if (!posts || !recipes || page > pageCount) return undefined
  const paths = [...recipes.paths, ...posts.paths]
  return {
    posts: posts.posts,
    recipes: recipes.recipes,
    paths,
    before: recipes.before + posts.before,
    page,
    pageCount,
    total: term.total,
    totals,
  }
}

async function readPosts(db: Database, { id, total }: Term & { total: number }, page: number) {
  const size = pageSizes.blogs
  const list = async (slice: { limit: number; offset: number }) => toPostCards(db, await listBlogsOfTerm(db, id, slice))
  const found = await readPage(page, { size, list, count: async () => total })
  if (!found) return undefined
  const { entries, ...place } = found
  return { ...place, posts: entries, paths: entries.map(({ urlSlug }) => toPostPath(urlSlug)), before: sliceOf(page, size).offset }
}

async function readRecipes(db: Database, term: Term & { total: number }, page: number, fits?: readonly string[]) {
  const size = pageSizes.recipes
  const found = await browseTermRecipes(db, term, { page, size, fits })
  if (!found) return undefined
  const { entries, ...place } = found
  const recipes = await toRecipeCards(db, entries)
  return { ...place, recipes, paths: recipes.map(({ slug }) => toRecipePath(slug)), before: sliceOf(page, size).offset }
}
