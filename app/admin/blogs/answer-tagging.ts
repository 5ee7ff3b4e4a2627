import { data, type RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { services } from '#app/context.ts'
import type { ChangeAnswer } from '#app/form-answers.ts'
import { readEditorForm } from '#app/forms.ts'
import { catchOutage, describeOutage } from '#app/outage.ts'
import { tagPosts } from '#core/terms/label-records.ts'
import { recordId } from '#domain/forms/record-id.ts'
import { newTermDraft } from '#domain/terms/term-draft.ts'
import { countOf } from '#domain/text/count-of.ts'
import type { Admin } from '../require-admin.ts'
import { requireRecord } from '../require-record.ts'
import { toAuthor } from '../revisions/to-author.ts'

const tagging = z.object({ ids: z.array(recordId).min(1, 'Choose at least one post first.').max(200), tag: newTermDraft.shape.name })

/** Adds the submitted `tag` to the chosen posts. */
export async function answerTagging(request: Request, context: Readonly<RouterContextProvider>, viewer: Admin) {
  const parsed = await readEditorForm(request, () => tagging, ['ids'])
  const answer = (status: number, body: ChangeAnswer) => data<ChangeAnswer>(body, { status })
  if (!parsed.ok) return answer(400, { sent: false, message: parsed.errors.ids ?? `Tag: ${parsed.errors.tag ?? 'Enter a name'}` })
  const { ids, tag } = parsed.value
  await requireRecord(context, viewer, ...ids.map((id) => ({ kind: 'blog' as const, id })))
  const work = async () => {
    const { tagged, refused } = await tagPosts(context.get(services), ids, tag, toAuthor(viewer))
    const done = `${countOf(tagged, 'post')} tagged “${tag}”`
    if (refused.length === 0) return answer(200, { sent: true, message: tagged > 0 ? done : 'They already had this tag' })
    return answer(200, { sent: false, message: `${done}. Not saved because of missing fields: ${refused.join(', ')}.` })
  }
  return catchOutage(context, work, (error) =>
    answer(503, { sent: false, message: describeOutage(error, 'The posts could not be tagged') }),
  )
}
