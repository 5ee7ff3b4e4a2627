import { listRatings } from '#core/comments/review-rows.ts'
import type { Database } from '#core/database/database.ts'
import { withPictures } from '#core/pictures/describe-pictures.ts'
import { toUnpinned } from '#domain/links/share-links.ts'
import { type Recipe, type RecipeCardData, toDuration } from '#domain/recipes/recipe.ts'
import { countOf, groupDigits } from '#domain/text/count-of.ts'
import { openMarks } from './known-marks.ts'

/** The recipes as cards with their pictures, in the same order. */
export async function toRecipeCards(db: Database, recipes: readonly Recipe[]): Promise<RecipeCardData[]> {
  const [pictured, ratings, readMarks] = await Promise.all([
    withPictures(db, recipes, toRecipePicture),
    listRatings(
      db,
      recipes.map(({ id }) => id),
    ),
    openMarks(db),
  ])
  return pictured.map((recipe) => {
    const { id, slug, title, image, imageAlt, short, type, picture } = recipe
    const rating = ratings.get(id)
    return {
      ...{ id, slug, title, image, imageAlt, short, type, picture: toUnpinned(picture) },
      facts: toFacts(recipe),
      marks: readMarks(recipe),
      ...(rating && { rating: toRating(rating) }),
    }
  })
}

export function toRecipePicture({ image, imageAlt }: Pick<Recipe, 'image' | 'imageAlt'>) {
  return { reference: image, alt: imageAlt }
}

function toFacts({ totalMinutes, nutritionalValues }: Recipe) {
  const time = totalMinutes ? toDuration(totalMinutes) : undefined
  const { calories } = nutritionalValues
  const energy = calories === undefined ? undefined : `${groupDigits(calories)} kcal`
  return [time, energy].filter(Boolean).join(' · ')
}

function toRating({ average, count }: { average: number; count: number }) {
  const shown = average.toFixed(1)
  return { shown: `★ ${shown} (${groupDigits(count)})`, label: `${shown} out of 5 stars, ${countOf(count, 'review')}` }
}
