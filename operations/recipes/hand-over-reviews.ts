import { builtInRecipes } from '#content/built-in-recipes.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import type { Database } from '#storage/database/database.ts'
import { findRecipeEntry } from '#storage/recipes/all-recipes.ts'
import { deleteReviewsOf, moveReviews } from '#storage/recipes/reviews.ts'

/**
 * Opinions are about the dish at an address. A recipe of the owner's that has just taken a built-in one's address gets its reviews; when it
 * moves on to another address it keeps them all, as it would keep its own. To be called in the transaction that gives it the address.
 */
export async function takeOverReviews(db: Database, { id, slug }: Pick<Recipe, 'id' | 'slug'>) {
  const replaced = builtInRecipes.find((recipe) => recipe.slug === slug)
  if (replaced) await moveReviews(db, replaced.id, id)
}

/**
 * Before a recipe of the owner's is deleted, in the same transaction: the built-in one that comes back at its address gets all its reviews;
 * where none comes back, they go with the recipe.
 */
export async function leaveReviews(db: Database, id: number) {
  const slug = (await findRecipeEntry(db, id))?.slug
  const returning = builtInRecipes.find((recipe) => recipe.slug === slug)
  if (returning) await moveReviews(db, id, returning.id)
  else await deleteReviewsOf(db, id)
}
