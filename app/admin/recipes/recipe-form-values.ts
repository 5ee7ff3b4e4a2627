import type { Recipe } from '#domain/recipes/recipe.ts'
import { toRecipeRows } from '#domain/recipes/recipe-parts.ts'
import { joinMarks } from '#domain/recipes/typed-rows.ts'

/** Repeated fields of the recipe form. */
export const rowFields = ['steps', 'ingredients']

/** A recipe as form values: every field as text, rows as JSON with headings and tips among the lines. */
export function toRecipeFields(recipe: Recipe): Record<string, string> {
  const { steps, stepGroups, stepExtras, ingredients, ingredientGroups, equipment = [], nutritionalValues, ...plain } = recipe
  const rows = toRecipeRows(recipe)
  const texts = Object.entries({ ...plain, ...nutritionalValues }).map(([name, value]) => [name, String(value ?? '')])
  return {
    ...Object.fromEntries(texts),
    equipment: equipment.join('\n'),
    steps: JSON.stringify(rows.steps),
    ingredients: JSON.stringify(rows.ingredients),
  }
}

/** The rows of a field that holds them as JSON. */
export function toRows(typed: string | undefined): string[] {
  const rows: unknown = typed ? JSON.parse(typed) : []
  return Array.isArray(rows) ? joinMarks(rows.map(String)) : []
}
