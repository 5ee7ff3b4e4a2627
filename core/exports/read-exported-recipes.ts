import { findReviewChange } from '#core/comments/review-change-rows.ts'
import { findReviewSummary, listApprovedReviews } from '#core/comments/review-rows.ts'
import type { Database } from '#core/database/database.ts'
import { describePictures } from '#core/pictures/describe-pictures.ts'
import { listKeptRecipesBefore } from '#core/recipes/all-recipe-rows.ts'
import { listBuiltInRecipes } from '#core/recipes/browse-recipes.ts'
import type { ExportedRecipe } from '#domain/exports/exported-recipe.ts'
import { pictureName } from '#domain/pictures/picture-variants.ts'
import type { PublicationState } from '#domain/publication/publication.ts'
import { type Recipe, shippedAt } from '#domain/recipes/recipe.ts'
import { withIngredientGroups } from '#domain/recipes/recipe-parts.ts'

const batchSize = 100

/** All recipes that are not in the trash: the owner's, then the built-in ones that visitors see. */
export async function* readRecipes(db: Database): AsyncGenerator<ExportedRecipe> {
  let before: number | undefined
  do {
    const rows = await listKeptRecipesBefore(db, before, batchSize)
    const kept = rows.map(({ state, imageFetched, ...row }) => ({
      state,
      recipe: { ...withIngredientGroups(row), image: [imageFetched, row.image].find(pictureName) ?? row.image },
    }))
    yield* await withRecipePictures(db, kept)
    before = rows.at(-1)?.id
  } while (before !== undefined)
  yield* await withRecipePictures(db, (await listBuiltInRecipes(db, {})).map(toPublished))
}

/** These public recipes, in their exported form. */
export function toExportedRecipes(db: Database, recipes: Recipe[]) {
  return withRecipePictures(db, recipes.map(toPublished))
}

/** The totals of a recipe's public reviews, the reviews themselves, and when they last changed. */
export async function readReviews(db: Database, recipeId: number) {
  const summary = await findReviewSummary(db, recipeId)
  const limit = 500
  const reviews = []
  for (let offset = 0; offset < (summary?.count ?? 0); offset += limit)
    reviews.push(...(await listApprovedReviews(db, recipeId, { limit, offset })))
  return { summary, reviews, reviewsChangedAt: await findReviewChange(db, recipeId) }
}

/** Built-in recipes have no dates of their own. */
function toPublished(recipe: Recipe) {
  const createdAt = recipe.createdAt ?? shippedAt.toISOString()
  return { recipe: { ...recipe, createdAt, publishedAt: recipe.publishedAt ?? createdAt }, state: 'published' as const }
}

async function withRecipePictures(db: Database, kept: { recipe: ExportedRecipe['recipe']; state: PublicationState }[]) {
  const references = kept.map(({ recipe }) => [
    { reference: recipe.image, ...(recipe.imageAlt !== undefined && { alt: recipe.imageAlt }) },
    { reference: recipe.videoPoster },
    ...recipe.steps.map((_, index) => {
      const { image, imageAlt = '' } = recipe.stepExtras?.[index] ?? {}
      return { reference: image, alt: imageAlt }
    }),
  ])
  const found = await describePictures(db, references.flat())
  let start = 0
  return kept.map(({ recipe, state }, index): ExportedRecipe => {
    const end = start + (references[index]?.length ?? 0)
    const [picture = null, poster = null, ...stepPictures] = found.slice(start, end)
    start = end
    return { recipe, state, picture, poster, stepPictures }
  })
}
