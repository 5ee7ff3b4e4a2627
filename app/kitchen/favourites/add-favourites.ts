import { updateFavourites } from '#app/ui/favourite-store.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { mergeFavourites } from './merge-favourites.ts'
import { emptyReport, type MergeReport, reportMerge, storageFullMessage } from './merge-words.ts'

/** Merges recipes into the stored list and returns a sentence about the result; `rest` counts the ones that failed earlier. */
export function addFavourites(incoming: readonly Recipe[], rest: Partial<MergeReport>) {
  let report: MergeReport = { ...emptyReport, ...rest }
  const isSaved = updateFavourites((stored) => {
    const { merged, count } = mergeFavourites(stored, incoming)
    report = { ...report, ...count, present: count.present + (rest.present ?? 0) }
    return merged
  })
  return { isSaved, words: isSaved ? reportMerge(report) : storageFullMessage }
}
