import type { Recipe, RecipeCardData } from '#domain/recipes/recipe.ts'
import { describePictures } from '#operations/pictures/describe-pictures.ts'
import type { Database } from '#storage/database/database.ts'

/** The recipes as cards with their pictures, in the same order. */
export async function toRecipeCards(db: Database, recipes: readonly Recipe[]): Promise<RecipeCardData[]> {
  const pictures = await describePictures(
    db,
    recipes.map(({ image, imageAlt }) => ({ reference: image, alt: imageAlt })),
  )
  return recipes.map(({ id, slug, title, image, imageAlt, short, type }, index) => ({
    ...{ id, slug, title, image, imageAlt, short, type },
    picture: pictures[index] ?? null,
  }))
}
