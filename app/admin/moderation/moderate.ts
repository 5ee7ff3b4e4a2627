import { data, type RouterContextProvider } from 'react-router'
import { noteInLog } from '#app/admin/note-in-log.ts'
import { readEditorForm } from '#app/forms.ts'
import { catchOutage } from '#app/outage.ts'
import { type Moderation, moderationDraft } from '#domain/forms/moderation.ts'
import { capitalize } from '#domain/text/capitalize.ts'
import { countOf } from '#domain/text/count-of.ts'
import type { Viewer } from '#operations/identity/admin-sessions.ts'
import type { ModerationAnswer } from './moderation-answer.ts'
import type { OpinionWords } from './opinion.ts'
import { toFailure } from './to-failure.ts'

const done: Record<Moderation, string> = { approve: 'approved', disapprove: 'disapproved', delete: 'deleted' }

type Moderating = {
  by: Viewer
  /** Address of the list. */
  address: string
  words: OpinionWords
  /** Applies the change; returns how many entries were found and the ids of those that were superseded. */
  apply: (change: Moderation, ids: string[]) => Promise<{ count: number; replaced?: string[] }>
}

/** Handles the form that moderates comments or reviews. */
export async function moderate(request: Request, context: Readonly<RouterContextProvider>, { by, address, words, apply }: Moderating) {
  const parsed = await readEditorForm(request, () => moderationDraft, ['ids'])
  const answer = (status: number, body: ModerationAnswer) => data(body, { status })
  if (!parsed.ok) return answer(400, { sent: false, message: `Choose at least one ${words.one} first.` })
  const { change, ids } = parsed.value
  const work = async () => {
    const { count, replaced } = await apply(change, ids)
    const counted = countOf(count, words.one, words.many)
    await noteInLog(context, { by, log: { kind: 'opinions', what: `${done[change]} ${counted}`, link: address } })
    const message = `${ids.length === 1 ? capitalize(words.one) : counted} ${done[change]}`
    return answer(200, { sent: true, message, changed: { change, ids, replaced } })
  }
  const failed = toFailure(words, change)
  return catchOutage(context, work, () => answer(503, { sent: false, message: failed }))
}
