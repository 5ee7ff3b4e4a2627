import { isSummary } from '#app/site/favourites/saved-version.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { toRecipeMarks } from '#domain/recipes/recipe-marks.ts'
import { Mark } from './own-tools.tsx'

/** What the reader is told of a recipe that their browser keeps. Of one without ingredients nothing can be told yet. */
export function TicketMark({ recipe }: { recipe: Recipe }) {
  return isSummary(recipe) ? null : <Mark marks={toRecipeMarks(recipe)} />
}
