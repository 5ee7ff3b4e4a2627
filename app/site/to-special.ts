import { asWritten } from '#domain/ingredients/display.ts'
import { showIngredient } from '#domain/ingredients/show-ingredient.ts'
import type { Picture } from '#domain/pictures/picture-variants.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import type { SpecialData } from './special.tsx'

/** The part of a recipe that goes on the ticket, with its first three ingredients. For loaders: the reader stays out of the home page's script. */
export function toSpecial(recipe: Recipe, picture: Picture | null): SpecialData {
  const { id, slug, title, ingredients, totalMinutes, servings, nutritionalValues } = recipe
  return { id, slug, title, totalMinutes, servings, nutritionalValues, picture, lines: ingredients.slice(0, 3).map(toSpecialLine) }
}

/** The ingredient without what stands behind its first comma: the ticket is narrow. */
function toSpecialLine(line: string) {
  const { amount, text } = showIngredient(line, asWritten)
  return { amount, text: text.split(',')[0] ?? text }
}
