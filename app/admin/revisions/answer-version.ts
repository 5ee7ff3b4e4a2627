import { data, type RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import type { RecordAnswer } from '#app/form-answers.ts'
import { readEditorForm } from '#app/forms.ts'
import { catchOutage, describeOutage } from '#app/outage.ts'
import { toWishName } from '../publication/read-wish.ts'

type Typed = Record<string, string>

/** Draft or public: what can't be scheduled. */
type State = 'draft' | 'published'

/** Answers that nothing was saved, with what was typed. */
export type Unsaved = (status: number, message: string, more?: Partial<RecordAnswer>) => ReturnType<typeof data<RecordAnswer>>

type Submission<Schema extends z.ZodType> = {
  /** 'page', 'collection'. */
  one: string
  schema: Schema
  save: (draft: z.infer<Schema>, typed: Typed, unsaved: Unsaved) => Promise<ReturnType<typeof data<RecordAnswer>>>
}

/** Answers the form of a record that is saved whole. */
export async function answerVersion<Schema extends z.ZodType>(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { one, schema, save }: Submission<Schema>,
) {
  const parsed = await readEditorForm(request, () => schema)
  const { typed } = parsed
  const unsaved: Unsaved = (status, message, more = {}) =>
    data<RecordAnswer>({ form: one, sent: false, message, errors: {}, typed, ...more }, { status })
  if (!parsed.ok) return unsaved(400, 'Not saved yet. Please check the fields marked below.', { errors: parsed.errors })
  return catchOutage(
    context,
    () => save(parsed.value, typed, unsaved),
    (error) => unsaved(503, describeOutage(error, `The ${one} could not be saved`, 'Your text is still here')),
  )
}

/** The state that a form asks for: a new record is published unless a draft is asked for; a stored one stays what it is. */
export function readState(typed: Typed, stored: { state: State } | undefined): State {
  const asked = toWishName(typed)
  if (asked === 'draft') return 'draft'
  return asked === 'publish' ? 'published' : (stored?.state ?? 'published')
}
