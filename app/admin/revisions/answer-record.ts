import { data, type RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import { services } from '#app/context.ts'
import type { RecordAnswer } from '#app/form-answers.ts'
import { readEditorForm } from '#app/forms.ts'
import { catchOutage } from '#app/outage.ts'
import type { WhenPicturesFail } from '#core/pictures/store-linked-pictures.ts'
import type { Conflict } from '#core/revisions/plan-edit.ts'
import { readTimeZone } from '#core/settings/read-time-zone.ts'
import { type LeftOut, nameLeftOut } from '#domain/blogs/left-out.ts'
import type { Publication, StateWish, UnscheduledState } from '#domain/publication/publication.ts'
import { capitalize } from '#domain/text/capitalize.ts'
import { readWish, toWishName } from '../publication/read-wish.ts'
import { addTaken, answerConflict, showTaken } from './answer-conflict.ts'

type Context = Readonly<RouterContextProvider>
type Typed = Record<string, string>
type Errors = Record<string, string>

type Saved = { ok: true; id: string | number; revision: number; taken: string[]; leftOut?: LeftOut[] }
type Refused = { ok: false; reason: string }
type Conflicting = { ok: false; reason: 'conflict'; conflict: Conflict }
type Outcome = Saved | Refused | Conflicting

/** The result of a save: a message, the toast if its text differs, and the stored values where they differ from the submitted ones. */
export type Told = Pick<RecordAnswer, 'message' | 'toast' | 'saved'>

/** Why nothing was saved, beside which fields, and whether it can be saved without a picture. */
type Refusal = Pick<RecordAnswer, 'message' | 'canSaveWithout'> & { errors?: Errors }

/** How the form of a kind of record is saved and answered. */
type Submission<Schema extends z.ZodType, Known, Result extends Outcome> = {
  /** 'blog', 'recipe', 'page', 'collection'. */
  form: string
  schema: (typed: Typed) => Schema
  /** Fields that are repeated. */
  lists?: string[]
  /** Reads what saving needs besides the fields, and errors that the schema can't know. `draft` is undefined if it found any. */
  read: (typed: Typed, draft: z.infer<Schema> | undefined) => Promise<{ known: Known; errors?: Errors }>
  save: (draft: z.infer<Schema>, typed: Typed, known: Known) => Promise<Result>
  /** The stored record as form values; none for a new one. */
  readStored: () => Promise<Typed>
  describe: (saved: Extract<Result, { ok: true }>, draft: z.infer<Schema>, known: Known) => Promise<Told> | Told
  refuse: (refused: Exclude<Result, { ok: true } | { reason: 'conflict' }>, draft: z.infer<Schema>) => Refusal
  /** The message above invalid fields. */
  headline?: (errors: Errors) => string
  /** The message if the database or the picture store is unavailable, or a disk is full. */
  failed: (error: unknown) => string
}

/** Saves the form of a record. Unless saved, the response has everything that was typed. */
export async function answerRecord<Schema extends z.ZodType, Known, Result extends Outcome>(
  request: Request,
  context: Context,
  submission: Submission<Schema, Known, Result>,
) {
  const { form, schema, lists, read, save, readStored, describe, refuse, headline = () => checkFields, failed } = submission
  const parsed = await readEditorForm(request, schema, lists)
  const { typed } = parsed
  const answer = (status: number, body: Partial<RecordAnswer> & { message: string }) =>
    data<RecordAnswer>({ form, sent: false, errors: {}, typed, ...body }, { status })
  const work = async () => {
    const { known, errors: others = {} } = await read(typed, parsed.ok ? parsed.value : undefined)
    const errors = { ...(!parsed.ok && parsed.errors), ...others }
    if (!parsed.ok || Object.keys(errors).length > 0) return answer(400, { message: headline(errors), errors })
    const outcome = await save(parsed.value, typed, known)
    if (isConflict(outcome)) return answerConflict(outcome.conflict, await readStored(), typed)
    if (!isSaved(outcome)) {
      const refused = outcome as Exclude<Result, { ok: true } | { reason: 'conflict' }>
      return answer(outcome.ok === false && outcome.reason === 'gone' ? 404 : 400, refuse(refused, parsed.value))
    }
    const { id, revision, taken, leftOut = [] } = outcome
    const { message, toast, ...stored } = await describe(outcome, parsed.value, known)
    const shown = showTaken(taken, taken.length > 0 ? await readStored() : undefined)
    const told = toWords(addTaken(message, taken), toast && addTaken(toast, taken), nameLeftOut(leftOut))
    return answer(200, { sent: true, typed: {}, savedId: String(id), revision, ...shown, ...stored, ...told })
  }
  return catchOutage(context, work, (error) => answer(503, { message: failed(error) }))
}

const checkFields = 'Not saved yet. Please check the fields marked below.'

/** What was removed from a text is reported in the form, and in a toast of its own. */
function toWords(message: string, toast: string | undefined, notice: string | undefined) {
  if (!notice) return { message, ...(toast && { toast }) }
  return { message: `${message.replace(/[.!]?$/, '.')} ${notice}`, toast: toast ?? message, notice }
}

function isSaved<Result extends Outcome>(outcome: Result): outcome is Extract<Result, { ok: true }> {
  return outcome.ok
}

function isConflict(outcome: Outcome): outcome is Conflicting {
  return !outcome.ok && 'conflict' in outcome
}

/** How a form of a post or recipe requests publication. `present` is the stored record, unless it is new. */
export async function readPublishing<Present extends Publication>(context: Context, typed: Typed, present?: Present | undefined) {
  const { db, clock } = context.get(services)
  const timeZone = await readTimeZone(db)
  const now = clock()
  const asked = readWish(typed, { now, timeZone, present })
  const known = { wish: asked.ok ? asked.wish : undefined, timeZone, now, present }
  const errors: Errors = asked.ok ? {} : { scheduledFor: asked.error }
  return { known, errors }
}

/** What a form of a page or collection asks for besides saving: those can't be scheduled. */
export function readStateWish(typed: Typed): StateWish {
  const asked = toWishName(typed)
  return asked === 'publish-now' ? 'publish' : (asked ?? 'keep')
}

/** What was done to a page or collection, which was in another state before unless it is new. */
export function describeSaved(one: string, state: UnscheduledState, earlier: UnscheduledState | undefined) {
  const noun = capitalize(one)
  if (state === 'draft') return earlier === 'published' ? `${noun} unpublished` : 'Draft saved'
  return state === 'published' && earlier !== 'published' ? `${noun} published` : `${noun} saved`
}

/** Whether to save a record although a picture can't be fetched. */
export function toDecision({ whenPicturesFail }: Typed): WhenPicturesFail {
  return whenPicturesFail === 'save-without' ? 'save-without' : 'ask'
}
