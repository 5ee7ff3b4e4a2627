import { builtInRecipes } from '#content/built-in-recipes.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import type { Database } from '#storage/database/database.ts'
import { findRecipeEntry } from '#storage/recipes/all-recipes.ts'
import { deleteReviewsOf, moveReviews } from '#storage/recipes/reviews.ts'

/**
 * A recipe of the owner's that takes a built-in one's slug also takes over its reviews; it keeps them when its slug changes later. Call this
 * in the transaction that stores the slug.
 */
export async function takeOverReviews(db: Database, { id, slug }: Pick<Recipe, 'id' | 'slug'>) {
  const replaced = builtInRecipes.find((recipe) => recipe.slug === slug)
  if (replaced) await moveReviews(db, replaced.id, id)
}

/**
 * Call this before a recipe of the owner's is deleted, in the same transaction: a built-in recipe with the same slug, which is public again,
 * gets all its reviews; without one they are deleted.
 */
export async function handBackReviews(db: Database, id: number) {
  const slug = (await findRecipeEntry(db, id))?.slug
  const returning = builtInRecipes.find((recipe) => recipe.slug === slug)
  if (returning) await moveReviews(db, id, returning.id)
  else await deleteReviewsOf(db, id)
}
