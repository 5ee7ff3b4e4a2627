import type { Recipe } from '#domain/recipes/recipe.ts'

/** The fields of a recipe's form that come several times. */
export const rowFields = ['steps', 'ingredients']

/** A recipe as its form shows it: every field as text, rows as JSON. */
export function toRecipeFields({ steps, ingredients, nutritionalValues, ...plain }: Recipe): Record<string, string> {
  const texts = Object.entries({ ...plain, ...nutritionalValues }).map(([name, value]) => [name, String(value ?? '')])
  return { ...Object.fromEntries(texts), steps: JSON.stringify(steps), ingredients: JSON.stringify(ingredients) }
}

/** The rows in a field as `typed` holds them. */
export function toRows(typed: string | undefined): string[] {
  const rows: unknown = typed ? JSON.parse(typed) : []
  return Array.isArray(rows) ? rows.map(String) : []
}
