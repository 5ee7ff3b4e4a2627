import { type RequestArgs, readQuery } from '#app/query.ts'
import { notFound } from '#app/responses.ts'
import { findBuiltInRecipe } from '#core/recipes/manage-built-in-recipes.ts'
import { recipeNumber } from '#domain/forms/record-id.ts'
import type { EditingStart } from '../revisions/read-editing.ts'
import { toRecipeFields } from './recipe-form-values.ts'

/** `here` holds the dialog's query parameters. A copy of a built-in recipe does not continue what was typed of another new one. */
type FormDialog = {
  title: string
  here: Record<string, string>
  stored: Record<string, string>
  editing: EditingStart
  continues: boolean
}

/** The dialog's initial values: empty for a new recipe, or those of a built-in one to copy. Undefined when it is closed. */
export async function readDialog(
  { request, context, url }: RequestArgs & { url: URL },
  begun: EditingStart,
): Promise<FormDialog | undefined> {
  const { copy } = readQuery({ request, context }, { copy: recipeNumber.optional() })
  const fresh = { ...begun, copies: [] }
  if (copy !== undefined)
    return { title: 'Edit a copy', here: { copy: String(copy) }, stored: readBuiltIn(copy), editing: fresh, continues: false }
  if (!url.searchParams.has('add')) return undefined
  return { title: 'Add Recipe', here: { add: '1' }, stored: {}, editing: begun, continues: true }
}

function readBuiltIn(id: number) {
  const recipe = findBuiltInRecipe(id)
  if (!recipe) throw notFound()
  return toRecipeFields(recipe)
}
