import { data, type RouterContextProvider } from 'react-router'
import { services } from '#app/context.ts'
import type { ChangeAnswer } from '#app/form-answers.ts'
import { readEditorForm } from '#app/forms.ts'
import { catchOutage, nameFullDisk } from '#app/outage.ts'
import { badRequest } from '#app/responses.ts'
import { changeMany, type Refused, type Waiting } from '#core/publication/change-many.ts'
import type { RecordKey } from '#core/publication/publication-rows.ts'
import { readTimeZone } from '#core/settings/read-time-zone.ts'
import { type PublicationChange, publicationChangeDraft } from '#domain/forms/publication-change.ts'
import { recipeNumber } from '#domain/forms/record-id.ts'
import { describeSiteTime } from '#domain/publication/site-time.ts'
import { countOf } from '#domain/text/count-of.ts'
import { joinWords } from '#domain/text/join-words.ts'
import type { Admin } from '../require-admin.ts'
import { requireRecord } from '../require-record.ts'
import { toAuthor } from '../revisions/to-author.ts'

type Kind = RecordKey['kind']

const words: Record<Kind, { noun: string; one: string }> = {
  blog: { noun: 'Blog', one: 'post' },
  recipe: { noun: 'Recipe', one: 'recipe' },
  page: { noun: 'Page', one: 'page' },
  collection: { noun: 'Collection', one: 'collection' },
}

const ofOne: Record<PublicationChange, string> = {
  trash: 'deleted',
  restore: 'restored',
  publish: 'published',
  unpublish: 'unpublished',
  delete: 'permanently deleted',
}

const ofMany: Record<PublicationChange, string> = { ...ofOne, trash: 'moved to the trash' }

/**
 * Changes the state of one or several records as a list requests. One that no longer exists (double click, other window) counts as changed.
 * `failed` is the message if the database is unavailable.
 */
export async function answerPublication(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { kind, viewer, toFailure = toPlainFailure(kind) }: { kind: Kind; viewer: Admin; toFailure?: (change: PublicationChange) => string },
) {
  const parsed = await readEditorForm(request, () => publicationChangeDraft, ['ids'])
  if (!parsed.ok) throw badRequest()
  const { id, ids, change } = parsed.value
  const answer = (status: number, body: ChangeAnswer) => data<ChangeAnswer>(body, { status })
  const { noun, one } = words[kind]
  if (id === undefined && ids.length === 0) return answer(400, { sent: false, message: `Choose at least one ${one} first.` })
  const keys = (id === undefined ? [...new Set(ids)] : [id]).map((text) => toKey(kind, text))
  await requireRecord(context, viewer, ...keys)
  const work = async () => {
    const { db, clock } = context.get(services)
    const timeZone = await readTimeZone(db)
    const { changed, refused, waiting } = await changeMany(db, keys, change, { now: clock(), by: toAuthor(viewer) })
    const hasDone = waiting.length === 0 || changed.length > 0
    const done = keys.length > 1 ? describeMany(changed.length, one, change) : `${noun} ${ofOne[change]}`
    const waits = waiting.map((record) => describeWaiting(record, timeZone))
    const undo = change === 'trash' && changed.length > 0 ? { undo: { ids: changed.map((key) => String(key.id)) } } : {}
    if (refused.length === 0) {
      const message = waits.length === 0 ? done : [hasDone ? `${done}.` : '', ...waits].filter(Boolean).join(' ')
      return answer(200, { sent: true, message, ...undo })
    }
    const parts = [changed.length > 0 ? `${done}.` : '', ...waits, ...refused.map((record) => explain(record, change))]
    // With an error status the list would not be reloaded.
    const isAnyDone = changed.length + waiting.length > 0
    return answer(isAnyDone ? 200 : 400, { sent: false, message: parts.filter(Boolean).join(' '), ...undo })
  }
  return catchOutage(context, work, (error) => answer(503, { sent: false, message: nameFullDisk(error, toFailure(change)) }))
}

function toPlainFailure(kind: Kind) {
  return (change: PublicationChange) => `The ${words[kind].one} could not be ${ofOne[change]} right now. Try again in a minute.`
}

function toKey(kind: Kind, id: string): RecordKey {
  if (kind !== 'recipe') return { kind, id }
  const number = recipeNumber.safeParse(id)
  if (!number.success) throw badRequest()
  return { kind, id: number.data }
}

function describeMany(count: number, one: string, change: PublicationChange) {
  if (count === 0) return 'Nothing to change'
  return `${countOf(count, one)} ${ofMany[change]}`
}

function describeWaiting({ title, publishedAt }: Waiting, timeZone: string) {
  return `“${title}” will be published on ${describeSiteTime(publishedAt, timeZone)}: its date is in the future.`
}

function explain({ title, lacks }: Refused, change: PublicationChange) {
  if (lacks.length === 0) return `“${title}” could not be changed right now. Try again in a minute.`
  return `“${title}” was not ${ofOne[change]}: it needs ${joinWords(lacks, 'and')} first.`
}
