import type { Blog } from '#domain/blogs/blog.ts'
import { toRecipeParts, toRecipeRows } from '#domain/recipes/recipe-parts.ts'
import { readRows } from '#domain/recipes/typed-rows.ts'
import type { RecipeEntry } from '#storage/database/schema.ts'

/** What the forms of a stored post fill in. */
export function toBlogFields({ id, state, publishedAt, createdAt, updatedAt, imageFetched, category, excerpt, ...fields }: Blog) {
  return fields
}

type FilledIn = Omit<RecipeEntry, 'id' | 'publishedAt' | 'createdAt' | 'updatedAt' | 'imageFetched'>

/** What the forms of a stored recipe fill in; headings and tips stand among the steps and ingredients, as rows. */
export function toEntryFields(recipe: FilledIn & Partial<RecipeEntry>) {
  const { id, publishedAt, createdAt, updatedAt, imageFetched, stepGroups, stepExtras, ingredientGroups, ...fields } = recipe
  return { ...fields, ...toRecipeRows(recipe) }
}

/** What `toEntryFields` makes these fields of. */
export function readEntryFields({ steps, ingredients, ...fields }: ReturnType<typeof toEntryFields>) {
  return { ...fields, ...toRecipeParts(readRows(steps), readRows(ingredients)) }
}
