import { builtInRecipes } from '#content/built-in-recipes.ts'
import { firstCreatedRecipeId } from '#domain/recipes/recipe.ts'
import type { DocumentKind, FoundDocument } from '#domain/search/search-document.ts'
import type { Database } from '#storage/database/database.ts'

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
  const idsOf = (kind: DocumentKind) => found.filter((document) => document.kind === kind).map(({ recordId }) => recordId)
  const created = idsOf('recipe')
    .map(Number)
    .filter((id) => id >= firstCreatedRecipeId)
  const [foundRecipes, foundBlogs] = await Promise.all([recipes(db, created), blogs(db, idsOf('blog'))])
  const recipeOf = new Map(foundRecipes.map((recipe) => [String(recipe.id), recipe]))
  const blogOf = new Map(foundBlogs.map((blog) => [blog.id, blog]))
  return found.map(({ kind, recordId }) => ({
    recipe: kind === 'recipe' ? (recipeOf.get(recordId) ?? builtInRecipes.find(({ id }) => String(id) === recordId)) : undefined,
    blog: kind === 'blog' ? blogOf.get(recordId) : undefined,
  }))
}
