import type { RecipeType } from '#domain/recipes/recipe.ts'
import type { Database } from '#storage/database/database.ts'
import { findRowCount } from '#storage/database/row-counts.ts'

/** Which created recipes a list holds: those of one type, or all. */
export type RecipeFilter = { type?: RecipeType }

/**
 * The owner's recipes that visitors may see. This is the one place that says which: every query for visitors begins with it, and `countRecipes`
 * counts the same. At present every stored recipe is public.
 */
export function publicRecipes(db: Database) {
  return db.selectFrom('_recipes')
}

/** How many of the owner's recipes that visitors may see pass the filter. */
export function countRecipes(db: Database, { type }: RecipeFilter) {
  return findRowCount(db, '_recipes', type)
}
