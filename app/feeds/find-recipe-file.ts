import { redirect } from 'react-router'
import type { Database } from '#core/database/database.ts'
import { findCanonicalRecipeSlug, findRecipeBySlug } from '#core/recipes/browse-recipes.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'

/**
 * The recipe at an address that ends in `extension`. Otherwise the response: a redirect from another spelling, or undefined if there is no
 * such recipe.
 */
export async function findRecipeFile(db: Database, typed: string, extension: string): Promise<Recipe | Response | undefined> {
  const recipe = await findRecipeBySlug(db, typed)
  if (recipe) return recipe
  const slug = await findCanonicalRecipeSlug(db, typed)
  return slug === undefined ? undefined : redirect(`${toRecipePath(slug)}${extension}`, 301)
}
