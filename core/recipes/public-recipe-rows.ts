import type { Database } from '#core/database/database.ts'
import { findRowCount } from '#core/database/row-counts.ts'
import type { RecipeType } from '#domain/recipes/recipe.ts'

/** Which of the owner's recipes to list: those of one type, or all. */
export type RecipeFilter = { type?: RecipeType }

/**
 * The owner's recipes that visitors may see. This is the only place that defines them: every query for visitors starts from it, and
 * `countRecipes` must count the same recipes.
 */
export function publicRecipes(db: Database) {
  return db.selectFrom('_recipes').where('state', '=', 'published')
}

/** The numbers of the owner's public recipes that have these slugs, by slug. */
export async function listPublicRecipeSlugs(db: Database, slugs: string[]) {
  // Asked for the state as well, SQLite goes through all published recipes instead of looking up the slugs.
  const rows = await db.selectFrom('_recipes').select(['slug', 'id', 'state']).where('slug', 'in', slugs).execute()
  return new Map(rows.flatMap(({ slug, id, state }) => (state === 'published' ? [[slug, id] as const] : [])))
}

export function countRecipes(db: Database, { type }: RecipeFilter) {
  return findRowCount(db, '_recipes', type ? `published ${type}` : 'published')
}
