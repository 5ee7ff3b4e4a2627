import { randomUUID } from 'node:crypto'
import { type RequestArgs, readQuery } from '#app/query.ts'
import { notFound } from '#app/responses.ts'
import { recipeNumber } from '#domain/forms/record-id.ts'
import { findBuiltInRecipe } from '#operations/recipes/manage-built-in-recipes.ts'
import { toRecipeFields } from './recipe-fields.ts'

/** `here` holds the dialog's query parameters. */
type FormDialog = { title: string; here: Record<string, string>; formId: string; fields: Record<string, string> }

/** The dialog's initial values: empty for a new recipe, or those of a built-in one to copy. Undefined when it is closed. */
export async function readDialog({ request, context, url }: RequestArgs & { url: URL }): Promise<FormDialog | undefined> {
  const { copy } = readQuery({ request, context }, { copy: recipeNumber.optional() })
  const formId = randomUUID()
  if (copy !== undefined) return { title: 'Edit a copy', here: { copy: String(copy) }, formId, fields: readBuiltIn(copy) }
  return url.searchParams.has('add') ? { title: 'Add Recipe', here: { add: '1' }, formId, fields: {} } : undefined
}

function readBuiltIn(id: number) {
  const recipe = findBuiltInRecipe(id)
  if (!recipe) throw notFound()
  return toRecipeFields(recipe)
}
