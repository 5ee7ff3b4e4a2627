import type { RouterContextProvider } from 'react-router'
import { services } from '#app/context.ts'
import { readFields, readFormData } from '#app/forms.ts'
import { badRequest } from '#app/responses.ts'
import type { Viewer } from '#operations/identity/admin-sessions.ts'
import { showBuiltInRecipes } from '#operations/settings/save-settings.ts'
import { answerChange } from '../change-answer.ts'
import { answerPublication } from '../publication/answer-publication.ts'
import { answerLabelling } from './answer-labelling.ts'
import { failures } from './failures.ts'

/** Changes the state of the posted recipes or what they are organised by, or shows or hides the built-in ones as `builtIn` says. */
export async function changeRecipes(request: Request, context: Readonly<RouterContextProvider>, viewer: Viewer) {
  const { db } = context.get(services)
  const copy = await readFormData(request.clone())
  if (copy.get('change') === 'label') return answerLabelling(request, context, viewer)
  if (!copy.has('builtIn')) return answerPublication(request, context, { kind: 'recipe', toFailure: () => failures.delete })
  const fields = await readFields(request)
  if (fields.builtIn !== 'show' && fields.builtIn !== 'hide') throw badRequest()
  const areShown = fields.builtIn === 'show'
  const done = areShown ? 'Built-in recipes shown' : 'Built-in recipes hidden'
  return answerChange(context, { change: () => showBuiltInRecipes(db, areShown), done, failed: failures.showBuiltIn })
}
