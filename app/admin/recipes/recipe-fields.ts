import type { Recipe } from '#domain/recipes/recipe.ts'

/** Fields of the recipe form that are repeated. */
export const rowFields = ['steps', 'ingredients']

/** A recipe as form values: every field as text, rows as JSON. */
export function toRecipeFields({ steps, ingredients, nutritionalValues, ...plain }: Recipe): Record<string, string> {
  const texts = Object.entries({ ...plain, ...nutritionalValues }).map(([name, value]) => [name, String(value ?? '')])
  return { ...Object.fromEntries(texts), steps: JSON.stringify(steps), ingredients: JSON.stringify(ingredients) }
}

/** The rows of a field that holds them as JSON. */
export function toRows(typed: string | undefined): string[] {
  const rows: unknown = typed ? JSON.parse(typed) : []
  return Array.isArray(rows) ? rows.map(String) : []
}
