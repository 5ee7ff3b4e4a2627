import type { Database } from '#core/database/database.ts'
import { withPictures } from '#core/pictures/describe-pictures.ts'
import { pageSizes } from '#domain/http/paging.ts'
import { firstCreatedRecipeId } from '#domain/recipes/recipe.ts'
import { checkRecipe } from '#domain/recipes/recipe-health.ts'
import { browseRecipes } from './browse-recipes.ts'
import { toRecipePicture } from './recipe-cards.ts'

/** One page of the public recipes, each with suggestions for improving it. Undefined past the end. */
export async function checkRecipes(db: Database, page: number) {
  const found = await browseRecipes(db, {}, { page, size: pageSizes.admin })
  if (!found) return undefined
  const pictured = await withPictures(db, found.entries, toRecipePicture)
  const entries = pictured.map((recipe) => {
    const { id, slug, title, picture } = recipe
    return { id, slug, title, isBuiltIn: id < firstCreatedRecipeId, findings: checkRecipe(recipe, picture) }
  })
  return { ...found, entries }
}
