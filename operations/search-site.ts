import type { BlogSummary } from '#domain/blog.ts'
import { pageSizes, sliceOf, toPage } from '#domain/paging.ts'
import type { Recipe } from '#domain/recipe.ts'
import { countBlogs, listBlogs } from '#storage/blogs.ts'
import type { Database } from '#storage/database.ts'
import { browseRecipes } from './browse-recipes.ts'

/** One page of what a search finds: recipes first, then posts, in one count. Undefined past the end. */
export async function searchSite(db: Database, search: string, page: number) {
  const { limit, offset } = sliceOf(page, pageSizes.search)
  const [recipes, recipeTotal, postTotal] = await Promise.all([
    listRecipesOf(db, search, page),
    countRecipesOf(db, search),
    countBlogs(db, search),
  ])
  const posts = await listBlogs(db, { limit: limit - recipes.length, offset: Math.max(0, offset - recipeTotal) }, search)
  const found = toPage<Recipe | BlogSummary>([...recipes, ...posts], recipeTotal + postTotal, page, limit)
  return found && { recipes, posts, page, pageCount: found.pageCount, total: found.total }
}

async function listRecipesOf(db: Database, search: string, page: number) {
  return (await browseRecipes(db, { search }, { page, size: pageSizes.search }))?.entries ?? []
}

async function countRecipesOf(db: Database, search: string) {
  return (await browseRecipes(db, { search }, { page: 1, size: 1 }))?.total ?? 0
}
