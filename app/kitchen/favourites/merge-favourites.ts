import type { Recipe } from '#domain/recipes/recipe.ts'
import { isSummary, renewFavourite } from './saved-version.ts'

/** How many recipes of a merge were new, replaced an older copy, or were already present. */
export type MergeCount = { added: number; renewed: number; present: number }

/**
 * Union of two lists by id: the present one in its order, followed by the new ones in theirs. Of two copies of a recipe, the newer one
 * wins; without dates, the present one, unless it is only a summary.
 */
export function mergeFavourites(present: readonly Recipe[], incoming: readonly Recipe[]): { merged: Recipe[]; count: MergeCount } {
  const merged = new Map(present.map((recipe) => [recipe.id, recipe]))
  const count = { added: 0, renewed: 0, present: 0 }
  for (const recipe of incoming) {
    const known = merged.get(recipe.id)
    if (known && !isBetter(recipe, known)) {
      count.present += 1
      continue
    }
    merged.set(recipe.id, known ? renewFavourite(known, recipe) : recipe)
    count[known ? 'renewed' : 'added'] += 1
  }
  return { merged: [...merged.values()], count }
}

function isBetter(incoming: Recipe, present: Recipe) {
  if (isSummary(incoming) !== isSummary(present)) return isSummary(present)
  return toTime(incoming.updatedAt) > toTime(present.updatedAt)
}

/** Milliseconds; -Infinity for a missing or unreadable date. */
function toTime(date: unknown) {
  const time = typeof date === 'string' ? Date.parse(date) : Number.NaN
  return Number.isNaN(time) ? Number.NEGATIVE_INFINITY : time
}
