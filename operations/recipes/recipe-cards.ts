import type { Recipe, RecipeCardData } from '#domain/recipes/recipe.ts'
import { withPictures } from '#operations/pictures/describe-pictures.ts'
import type { Database } from '#storage/database/database.ts'

/** The recipes as cards with their pictures, in the same order. */
export async function toRecipeCards(db: Database, recipes: readonly Recipe[]): Promise<RecipeCardData[]> {
  const pictured = await withPictures(db, recipes, toRecipePicture)
  return pictured.map(({ id, slug, title, image, imageAlt, short, type, picture }) => ({
    ...{ id, slug, title, image, imageAlt, short, type, picture },
  }))
}

export function toRecipePicture({ image, imageAlt }: Pick<Recipe, 'image' | 'imageAlt'>) {
  return { reference: image, alt: imageAlt }
}
