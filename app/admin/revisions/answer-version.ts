import { data, type RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import { readEditorForm } from '#app/forms.ts'
import { catchOutage, describeOutage } from '#app/outage.ts'
import { toVersion } from '#operations/forms/save-version.ts'
import { compareVersions } from '#operations/revisions/compare-versions.ts'
import { toWishName } from '../publication/read-wish.ts'
import type { RecordAnswer } from '../use-record-form.ts'

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
  if (!parsed.ok) return unsaved(400, 'Nothing was saved yet. Please check the fields marked below.', { errors: parsed.errors })
  return catchOutage(
    context,
    () => save(parsed.value, typed, unsaved),
    (error) => unsaved(503, describeOutage(error, `The ${one} could not be saved`, 'Your text is still here')),
  )
}

/** What a form asks to save, and the version that it began with. */
export function readVersionWish(typed: Typed, stored: { state: State } | undefined) {
  const base = /^\d{1,15}$/.test(typed.base ?? '') ? Number(typed.base) : undefined
  return { state: toState(typed, stored?.state), formId: typed.formId ?? '', base }
}

/** A new record is published unless a draft is asked for; a stored one stays what it is. */
function toState(typed: Typed, stored: State = 'published'): State {
  const asked = toWishName(typed)
  if (asked === 'draft') return 'draft'
  return asked === 'publish' ? 'published' : stored
}

type Fields = Parameters<typeof compareVersions>[0]

/** Answers a save that somebody was ahead of with both versions, field by field: what was typed, and what is stored. `fields` are the stored ones. */
export function answerSavedMeanwhile(
  unsaved: Unsaved,
  one: string,
  { stored, fields, ours, theirs }: { stored: { updatedAt: string }; fields: Record<string, string>; ours: Fields; theirs: Fields },
) {
  const conflict = { revision: toVersion(stored), author: 'Somebody', savedAt: stored.updatedAt, taken: [], stored: fields }
  return unsaved(409, `Nothing was saved yet: somebody has saved this ${one} in the meantime. Both versions stand below.`, {
    conflict: { ...conflict, fields: compareVersions(ours, theirs) },
  })
}
