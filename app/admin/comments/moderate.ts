import { data, type RouterContextProvider } from 'react-router'
import { noteInLog } from '#app/admin/note-in-log.ts'
import { services } from '#app/context.ts'
import type { AdminAnswer, ChangeAnswer } from '#app/form-answers.ts'
import { readEditorForm } from '#app/forms.ts'
import { catchOutage, describeOutage, nameFullDisk } from '#app/outage.ts'
import type { Moderated } from '#core/database/visitor-rows.ts'
import type { Viewer } from '#core/identity/admin-sessions.ts'
import { answerReader, takeAnswerBack } from '#core/people/answer-reader.ts'
import { type Moderation, moderationDraft, photoRemoval } from '#domain/comments/moderation.ts'
import { noReply } from '#domain/forms/reply.ts'
import { replyDraft, replyRemoval } from '#domain/forms/reply-draft.ts'
import { capitalize } from '#domain/text/capitalize.ts'
import { countOf } from '#domain/text/count-of.ts'
import type { OpinionWords } from './opinion.ts'
import { toFailure } from './to-failure.ts'

const done: Record<Moderation, (counted: string) => string> = {
  approve: (counted) => `approved ${counted}`,
  disapprove: (counted) => `disapproved ${counted}`,
  delete: (counted) => `deleted ${counted}`,
  spam: (counted) => `marked ${counted} as spam`,
  'not-spam': (counted) => `marked ${counted} as not spam`,
}

const said: Record<Moderation, string> = {
  approve: 'approved',
  disapprove: 'disapproved',
  delete: 'deleted',
  spam: 'marked as spam',
  'not-spam': 'moved to Pending',
}

/** The name of one entry of each table. */
const names: Record<Moderated, string> = { comments: 'comment', reviews: 'review', questions: 'question' }

type Moderating = {
  by: Viewer
  /** Address of the list. */
  address: string
  /** Where the list's entries are. */
  tables: Moderated[]
  words: OpinionWords
  /**
   * Applies the change; returns how many entries were found, their name if it differs from `words`, and the ids of those that were
   * superseded.
   */
  apply: (change: Moderation, ids: string[]) => Promise<{ count: number; called?: OpinionWords; replaced?: string[] }>
  /** Removes a photo from a review; returns whether it had one. */
  removePhoto?: (id: string) => Promise<boolean>
}

type Context = Readonly<RouterContextProvider>

/** Handles the forms for moderating and answering what readers wrote. */
export async function moderate(request: Request, context: Context, moderating: Moderating) {
  const parsed = await readEditorForm(request, toSchema, ['ids'])
  const { typed } = parsed
  if (typed.change === 'reply' && !parsed.ok)
    return data<AdminAnswer>(
      { form: typed.form ?? '', sent: false, message: 'Not saved yet. Please check your answer.', errors: parsed.errors, typed },
      { status: 400 },
    )
  if (!parsed.ok) return data<ChangeAnswer>({ sent: false, message: `Choose at least one ${moderating.words.one} first.` }, { status: 400 })
  const { value } = parsed
  if (value.change === 'reply') return reply(context, moderating, value, typed)
  if (value.change === 'take-back') return takeBack(context, moderating, value.id)
  if (value.change === 'remove-photo') return removePhoto(context, moderating, value.id)
  return change(context, moderating, value.change, value.ids)
}

function toSchema({ change }: Record<string, string>) {
  if (change === 'reply') return replyDraft
  if (change === 'remove-photo') return photoRemoval
  return change === 'take-back' ? replyRemoval : moderationDraft
}

async function change(context: Context, { by, address, words, apply }: Moderating, change: Moderation, ids: string[]) {
  const answer = (status: number, body: ChangeAnswer) => data(body, { status })
  const work = async () => {
    const { count, called = words, replaced } = await apply(change, ids)
    const counted = countOf(count, called.one, called.many)
    await noteInLog(context, { by, log: { kind: 'opinions', what: done[change](counted), link: address } })
    const message = `${ids.length === 1 ? capitalize(called.one) : counted} ${said[change]}`
    return answer(200, { sent: true, message, changed: { change, ids, ...(replaced && { replaced }) } })
  }
  const failed = toFailure(words, change)
  return catchOutage(context, work, (error) => answer(503, { sent: false, message: nameFullDisk(error, failed) }))
}

async function reply(
  context: Context,
  { by, address, tables, words }: Moderating,
  { id, reply }: { id: string; reply: string },
  typed: Record<string, string>,
) {
  const { db, clock, siteName } = context.get(services)
  const form = typed.form ?? ''
  const unsaved = (status: number, message: string) => data<AdminAnswer>({ form, sent: false, message, errors: {}, typed }, { status })
  const work = async () => {
    const answered = await answerReader(db, tables, { id, reply, by: by.uid, siteName, now: clock() })
    if (!answered) return unsaved(409, `This ${words.one} has been deleted. Your text is still here: copy it if you need it.`)
    const { table, ...shown } = answered
    await noteInLog(context, { by, log: { kind: 'opinions', what: `answered a ${names[table]}`, link: address } })
    const changed = { change: 'approve' as const, ids: [id], ...shown }
    return data<AdminAnswer>({ form, sent: true, message: 'Answer saved', errors: {}, typed: {}, changed })
  }
  return catchOutage(context, work, (error) =>
    unsaved(503, describeOutage(error, 'Your answer could not be saved', 'Your text is still here')),
  )
}

async function takeBack(context: Context, { by, address, tables, words }: Moderating, id: string) {
  const { db, clock } = context.get(services)
  const work = async () => {
    const table = await takeAnswerBack(db, tables, { id, now: clock() })
    await noteInLog(context, {
      by,
      log: { kind: 'opinions', what: `removed the answer to a ${table ? names[table] : words.one}`, link: address },
    })
    return data<ChangeAnswer>({ sent: true, message: 'Answer removed', changed: { ids: [id], reply: noReply } })
  }
  const failed = toFailure(words, 'take-back')
  return catchOutage(context, work, (error) => data<ChangeAnswer>({ sent: false, message: nameFullDisk(error, failed) }, { status: 503 }))
}

async function removePhoto(context: Context, { by, address, words, removePhoto = async () => false }: Moderating, id: string) {
  const work = async () => {
    if (await removePhoto(id))
      await noteInLog(context, { by, log: { kind: 'opinions', what: 'removed a photo from a review', link: address } })
    return data<ChangeAnswer>({ sent: true, message: 'Photo removed', changed: { ids: [], photo: id } })
  }
  const failed = toFailure(words, 'remove-photo')
  return catchOutage(context, work, (error) => data<ChangeAnswer>({ sent: false, message: nameFullDisk(error, failed) }, { status: 503 }))
}
