import { services } from '#app/context.ts'
import { readFields, readFormData } from '#app/forms.ts'
import type { RequestArgs } from '#app/query.ts'
import { badRequest } from '#app/responses.ts'
import { showBuiltInRecipes } from '#core/settings/save-settings.ts'
import { answerChange } from '../change-answer.ts'
import { answerPublication } from '../publication/answer-publication.ts'
import { type Admin, requireAdmin } from '../require-admin.ts'
import { toAuthor } from '../revisions/to-author.ts'
import { answerLabelling } from './answer-labelling.ts'
import { failures } from './failures.ts'

/** Changes the state of the posted recipes or what they are organised by, or shows or hides the built-in ones as `builtIn` says. */
export async function changeRecipes(args: RequestArgs & { url: URL }, viewer: Admin) {
  const { request, context } = args
  const { db, clock, siteName } = context.get(services)
  const copy = await readFormData(request.clone())
  if (copy.get('change') === 'label') return answerLabelling(request, context, viewer)
  if (!copy.has('builtIn')) return answerPublication(request, context, { kind: 'recipe', viewer, toFailure: () => failures.delete })
  const by = await requireAdmin(args, 'edit')
  const fields = await readFields(request)
  if (fields.builtIn !== 'show' && fields.builtIn !== 'hide') throw badRequest()
  const areShown = fields.builtIn === 'show'
  const done = areShown ? 'Built-in recipes shown' : 'Built-in recipes hidden'
  const log = { kind: 'site', what: `${areShown ? 'showed' : 'hid'} the built-in recipes`, link: '/admin/manage-recipe' } as const
  const editing = { author: toAuthor(by), isLogged: false } as const
  const change = () => showBuiltInRecipes(db, areShown, siteName, { now: clock(), editing })
  return answerChange(context, { by, log, change, done, failed: failures.showBuiltIn })
}
