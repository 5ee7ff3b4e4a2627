import type { RouterContextProvider } from 'react-router'
import { services } from '#app/context.ts'
import { readFields } from '#app/forms.ts'
import { badRequest } from '#app/responses.ts'
import { recipeNumber } from '#domain/forms/record-id.ts'
import { showBuiltInRecipes } from '#operations/settings/save-settings.ts'
import { answerChange } from '../change-answer.ts'
import { answerPublication } from '../publication/answer-publication.ts'
import { failures } from './failures.ts'

/** Changes the state of the recipe with the posted `id`, or shows or hides the built-in ones as `builtIn` says. */
export async function changeRecipes(request: Request, context: Readonly<RouterContextProvider>) {
  const { db } = context.get(services)
  const fields = await readFields(request)
  const id = recipeNumber.safeParse(fields.id)
  if (id.success) {
    const asked = { asked: fields.change, noun: 'Recipe', failed: failures.delete } as const
    return answerPublication(context, { kind: 'recipe', id: id.data }, asked)
  }
  if (fields.builtIn !== 'show' && fields.builtIn !== 'hide') throw badRequest()
  const areShown = fields.builtIn === 'show'
  const done = areShown ? 'Built-in recipes shown' : 'Built-in recipes hidden'
  return answerChange(context, { change: () => showBuiltInRecipes(db, areShown), done, failed: failures.showBuiltIn })
}
