import { data, type RouterContextProvider } from 'react-router'
import { services } from '#app/context.ts'
import { orWhenAway } from '#app/degraded.ts'
import { readFields } from '#app/forms.ts'
import { badRequest } from '#app/responses.ts'
import { recipeNumber } from '#domain/record-id.ts'
import { deleteRecipe } from '#operations/delete-recipe.ts'
import { showBuiltInRecipes } from '#operations/save-settings.ts'
import type { ChangeAnswer } from './use-change.ts'

/** Deletes the recipe that `id` names, or shows or hides the built-in ones as `builtIn` says. */
export async function changeRecipes(request: Request, context: Readonly<RouterContextProvider>) {
  const { db } = context.get(services)
  const fields = await readFields(request)
  const id = recipeNumber.safeParse(fields.id)
  if (id.success) {
    // One that is gone already is what was wanted.
    return attempt(context, 'Recipe deleted', 'Error deleting recipe.', () => deleteRecipe(db, id.data))
  }
  if (fields.builtIn !== 'show' && fields.builtIn !== 'hide') throw badRequest()
  const areShown = fields.builtIn === 'show'
  const words = areShown ? 'Built-in recipes shown' : 'Built-in recipes hidden'
  return attempt(context, words, 'Error updating built-in recipes.', () => showBuiltInRecipes(db, areShown))
}

function attempt(context: Readonly<RouterContextProvider>, done: string, failed: string, change: () => Promise<unknown>) {
  const work = async () => {
    await change()
    return data<ChangeAnswer>({ sent: true, message: done })
  }
  return orWhenAway(context, work, () => data<ChangeAnswer>({ sent: false, message: failed }, { status: 503 }))
}
