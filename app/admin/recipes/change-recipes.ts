import type { RouterContextProvider } from 'react-router'
import { services } from '#app/context.ts'
import { readFields } from '#app/forms.ts'
import { badRequest } from '#app/responses.ts'
import { recipeNumber } from '#domain/forms/record-id.ts'
import { deleteRecipe } from '#operations/recipes/write-recipe.ts'
import { showBuiltInRecipes } from '#operations/settings/save-settings.ts'
import { answerChange } from '../change-answer.ts'
import { failures } from './failures.ts'

/** Deletes the recipe with the posted `id`, or shows or hides the built-in ones as `builtIn` says. */
export async function changeRecipes(request: Request, context: Readonly<RouterContextProvider>) {
  const { db, clock } = context.get(services)
  const fields = await readFields(request)
  const id = recipeNumber.safeParse(fields.id)
  if (id.success) {
    // A recipe that no longer exists counts as deleted.
    return answerChange(context, { change: () => deleteRecipe(db, id.data, clock()), done: 'Recipe deleted', failed: failures.delete })
  }
  if (fields.builtIn !== 'show' && fields.builtIn !== 'hide') throw badRequest()
  const areShown = fields.builtIn === 'show'
  const done = areShown ? 'Built-in recipes shown' : 'Built-in recipes hidden'
  return answerChange(context, { change: () => showBuiltInRecipes(db, areShown), done, failed: failures.showBuiltIn })
}
