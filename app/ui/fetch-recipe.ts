import type { Recipe } from '#domain/recipes/recipe.ts'
import { toStoredRecipe } from './favourite-records.ts'

/** The recipe from the server; 'gone' if it no longer exists, 'unknown' if the server can't be reached. */
export async function fetchRecipe(idOrSlug: number | string): Promise<Recipe | 'gone' | 'unknown'> {
  try {
    const response = await fetch(`/api/recipes/${encodeURIComponent(idOrSlug)}`)
    if (response.status === 404) return 'gone'
    if (!response.ok) return 'unknown'
    const { picture: _, ...recipe } = await response.json()
    return toStoredRecipe(recipe) ?? 'unknown'
  } catch {
    return 'unknown'
  }
}
