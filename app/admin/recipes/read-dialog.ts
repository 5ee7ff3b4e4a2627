import { randomUUID } from 'node:crypto'
import { type Asked, readQuery } from '#app/query.ts'
import { notFound } from '#app/responses.ts'
import { recipeNumber } from '#domain/forms/record-id.ts'
import { findBuiltInRecipe } from '#operations/recipes/manage-built-in-recipes.ts'
import { toRecipeFields } from './recipe-fields.ts'

/** `here` is what its address says of it. */
type FormDialog = { title: string; here: Record<string, string>; formId: string; fields: Record<string, string> }

/** What the dialog begins with: nothing for a new recipe, a built-in one for its copy. Undefined when it is closed. */
export async function readDialog({ request, context, url }: Asked & { url: URL }): Promise<FormDialog | undefined> {
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
