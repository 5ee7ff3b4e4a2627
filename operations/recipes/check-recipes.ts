import { pageSizes } from '#domain/http/paging.ts'
import { firstCreatedRecipeId } from '#domain/recipes/recipe.ts'
import { checkRecipe } from '#domain/recipes/recipe-health.ts'
import { describePictures } from '#operations/pictures/describe-pictures.ts'
import type { Database } from '#storage/database/database.ts'
import { browseRecipes } from './browse-recipes.ts'

/** One page of the public recipes, each with suggestions for improving it. Undefined past the end. */
export async function checkRecipes(db: Database, page: number) {
  const found = await browseRecipes(db, {}, { page, size: pageSizes.admin })
  if (!found) return undefined
  const pictures = await describePictures(
    db,
    found.entries.map(({ image, imageAlt }) => ({ reference: image, alt: imageAlt })),
  )
  const entries = found.entries.map((recipe, index) => ({
    id: recipe.id,
    slug: recipe.slug,
    title: recipe.title,
    isBuiltIn: recipe.id < firstCreatedRecipeId,
    findings: checkRecipe(recipe, pictures[index] ?? null),
  }))
  return { ...found, entries }
}
