import { data, type RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import type { AdminAnswer } from '#app/form-answers.ts'
import { checkFields } from '#app/forms.ts'
import { catchOutage, describeOutage } from '#app/outage.ts'
import type { Viewer } from '#core/identity/admin-sessions.ts'
import type { Conflict } from '#core/revisions/plan-edit.ts'
import type { LogEntry } from '#domain/identity/log-entry.ts'
import { noteInLog } from './note-in-log.ts'
import { addTaken, describeConflict, mergeTaken, showTaken } from './revisions/answer-conflict.ts'

type Submission<Schema extends z.ZodType> = {
  by: Viewer
  /** Its log entry. */
  log: LogEntry | ((value: z.infer<Schema>) => LogEntry)
  /** Identifies the form when a page has several. */
  form: string
  typed: Record<string, string>
  schema: Schema
  /** Saves the accepted value. May return messages by field name for errors that only saving can detect. */
  save: (value: z.infer<Schema>) => Promise<Record<string, string> | undefined>
  done: string
}

/**
 * Validates and saves one form of a page. Status 200, 400, or 503 if the database is unavailable; unless saved, the response includes what
 * was typed.
 */
export function answerForm<Schema extends z.ZodType>(
  context: Readonly<RouterContextProvider>,
  { by, log, form, typed, schema, save, done }: Submission<Schema>,
) {
  return answerChecked(context, { form, typed, schema }, async (value, bad) => {
    const errors = await save(value)
    if (errors) return bad(errors)
    await noteInLog(context, { by, log: typeof log === 'function' ? log(value) : log })
    return data<AdminAnswer>({ form, sent: true, message: done, errors: {}, typed: {} })
  })
}

/** The result of a form whose record has versions. */
type VersionOutcome =
  | { ok: true; revision: number; taken: string[] }
  | { ok: false; reason: 'conflict'; conflict: Conflict }
  | { ok: false; reason: 'refused'; errors: Record<string, string> }

type VersionSubmission<Schema extends z.ZodType> = Pick<Submission<Schema>, 'form' | 'typed' | 'schema' | 'done'> & {
  /** Saves the accepted value, with an entry in the log. */
  save: (value: z.infer<Schema>) => Promise<VersionOutcome>
  /** The stored state, as form values. */
  readStored: () => Promise<Record<string, string>>
}

/** The same for a record with versions: 409 with both versions if others have changed the same fields since the form was opened. */
export function answerVersionedForm<Schema extends z.ZodType>(
  context: Readonly<RouterContextProvider>,
  { form, typed, schema, save, readStored, done }: VersionSubmission<Schema>,
) {
  return answerChecked(context, { form, typed, schema }, async (value, bad) => {
    const outcome = await save(value)
    if (outcome.ok) {
      const { revision, taken } = outcome
      const shown = showTaken(taken, taken.length > 0 ? await readStored() : undefined)
      return data<AdminAnswer>({ form, sent: true, message: addTaken(done, taken), errors: {}, typed: {}, revision, ...shown })
    }
    if (outcome.reason === 'refused') return bad(outcome.errors)
    const { conflict } = outcome
    const stored = await readStored()
    const answer = { form, sent: false, message: describeConflict(conflict), errors: {}, typed: mergeTaken(typed, conflict, stored) }
    return data<AdminAnswer>({ ...answer, conflict: { ...conflict, stored } }, { status: 409 })
  })
}

type Bad = (errors: Record<string, string>) => ReturnType<typeof data<AdminAnswer>>

async function answerChecked<Schema extends z.ZodType>(
  context: Readonly<RouterContextProvider>,
  { form, typed, schema }: Pick<Submission<Schema>, 'form' | 'typed' | 'schema'>,
  work: (value: z.infer<Schema>, bad: Bad) => Promise<ReturnType<typeof data<AdminAnswer>>>,
) {
  const unsaved = (status: number, message: string, errors: Record<string, string> = {}) =>
    data<AdminAnswer>({ form, sent: false, message, errors, typed }, { status })
  const bad: Bad = (errors) => unsaved(400, 'Not saved yet. Please check the fields marked below.', errors)

  const parsed = checkFields(typed, typed, schema)
  if (!parsed.ok) return bad(parsed.errors)
  return catchOutage(
    context,
    () => work(parsed.value, bad),
    (error) => unsaved(503, describeOutage(error, 'This could not be saved', 'Your text is still here')),
  )
}
