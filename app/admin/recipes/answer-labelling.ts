import { data, type RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { services } from '#app/context.ts'
import type { ChangeAnswer } from '#app/form-answers.ts'
import { readEditorForm } from '#app/forms.ts'
import { catchOutage, describeOutage } from '#app/outage.ts'
import { labelRecipes } from '#core/terms/label-records.ts'
import { recipeNumber } from '#domain/forms/record-id.ts'
import { recipeTermKinds } from '#domain/terms/recipe-terms.ts'
import { newTermDraft } from '#domain/terms/term-draft.ts'
import { termWords } from '#domain/terms/term-words.ts'
import { countOf } from '#domain/text/count-of.ts'
import type { Admin } from '../require-admin.ts'
import { requireRecord } from '../require-record.ts'
import { toAuthor } from '../revisions/to-author.ts'

const labelling = z.object({
  ids: z.array(recipeNumber).min(1, 'Choose at least one recipe first.').max(200),
  kind: z.enum(recipeTermKinds),
  name: newTermDraft.shape.name,
})

/** Sets the category or cuisine of the selected recipes, or adds a course, diet or occasion to them. */
export async function answerLabelling(request: Request, context: Readonly<RouterContextProvider>, viewer: Admin) {
  const parsed = await readEditorForm(request, () => labelling, ['ids'])
  const answer = (status: number, body: ChangeAnswer) => data<ChangeAnswer>(body, { status })
  if (!parsed.ok) return answer(400, { sent: false, message: parsed.errors.ids ?? parsed.errors.name ?? 'Choose a list' })
  const { ids, kind, name } = parsed.value
  await requireRecord(context, viewer, ...ids.map((id) => ({ kind: 'recipe' as const, id })))
  const { one } = termWords[kind]
  const work = async () => {
    const { labelled, refused } = await labelRecipes(context.get(services), ids, { kind, name }, toAuthor(viewer))
    const done = `${one.charAt(0).toUpperCase() + one.slice(1)} “${name}” added to ${countOf(labelled, 'recipe')}`
    if (refused.length === 0) return answer(200, { sent: true, message: labelled > 0 ? done : `They already had this ${one}` })
    return answer(200, { sent: false, message: `${done}. Not saved: ${refused.join(', ')}.` })
  }
  return catchOutage(context, work, (error) =>
    answer(503, { sent: false, message: describeOutage(error, 'The recipes could not be changed') }),
  )
}
