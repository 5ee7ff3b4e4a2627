import type { Recipe } from '#domain/recipes/recipe.ts'
import type { Database } from '#storage/database/database.ts'
import { listAnyRecipeNames } from '#storage/recipes/all-recipes.ts'
import { findBuiltInRecipe } from './manage-built-in-recipes.ts'

export type RecipeName = Pick<Recipe, 'id' | 'title' | 'slug'>

/** The titles and slugs of recipes, the owner's and built-in ones, by number; unknown numbers are left out. */
export async function nameRecipes(db: Database, ids: number[]): Promise<Map<number, RecipeName>> {
  const created = await listAnyRecipeNames(db, [...new Set(ids)])
  const builtIn = ids.flatMap((id) => findBuiltInRecipe(id) ?? [])
  return new Map([...builtIn, ...created].map(({ id, title, slug }) => [id, { id, title, slug }]))
}
