import { builtInRecipes } from '#content/built-in-recipes.ts'
import { firstCreatedRecipeId } from '#domain/recipes/recipe.ts'
import type { DocumentKind, FoundDocument } from '#domain/search-document.ts'
import type { Database } from '#storage/database/database.ts'
import { listRecordIds } from '#storage/search-index.ts'

/** How the records behind found documents are read, without an order. */
export type FoundReaders<Recipe, Blog> = {
  recipes: (db: Database, ids: number[]) => Promise<Recipe[]>
  blogs: (db: Database, ids: string[]) => Promise<Blog[]>
}

/** What was found, in the order in which it was: recipes and posts. What has been deleted in between is left out. */
export async function readFound<Recipe extends { id: number }, Blog extends { id: string }>(
  db: Database,
  found: FoundDocument[],
  { recipes, blogs }: FoundReaders<Recipe, Blog>,
) {
  const numbersOf = (kind: DocumentKind) => found.filter((document) => document.kind === kind).map(({ number }) => number)
  const recordIds = await listRecordIds(db, 'blog', numbersOf('blog'))
  const created = numbersOf('recipe').filter((number) => number >= firstCreatedRecipeId)
  const [foundRecipes, foundBlogs] = await Promise.all([recipes(db, created), blogs(db, [...recordIds.values()])])
  const recipeOf = new Map(foundRecipes.map((recipe) => [recipe.id, recipe]))
  const blogOf = new Map(foundBlogs.map((blog) => [blog.id, blog]))
  return found.map(({ kind, number }) => ({
    recipe: kind === 'recipe' ? (recipeOf.get(number) ?? builtInRecipes.find(({ id }) => id === number)) : undefined,
    blog: kind === 'blog' ? blogOf.get(recordIds.get(number) ?? '') : undefined,
  }))
}
