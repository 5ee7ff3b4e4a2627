import { data, type RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import { checkFields } from '#app/forms.ts'
import { catchOutage, describeOutage } from '#app/outage.ts'
import type { LogEntry } from '#domain/identity/log-entry.ts'
import type { Viewer } from '#operations/identity/admin-sessions.ts'
import { noteInLog } from './note-in-log.ts'
import type { AdminAnswer } from './use-admin-form.ts'

type Submission<Schema extends z.ZodType> = {
  by: Viewer
  /** What the log says of it. */
  log: LogEntry | ((value: z.infer<Schema>) => LogEntry)
  /** Identifies the form when a page has several. */
  form: string
  typed: Record<string, string>
  schema: Schema
  /** Saves the accepted value. May return messages by field name for faults that only saving can detect. */
  save: (value: z.infer<Schema>) => Promise<Record<string, string> | undefined>
  done: string
}

/**
 * Validates and saves one form of a page. Status 200, 400, or 503 when the database is unavailable; unless saved, the response includes
 * what was typed.
 */
export async function answerForm<Schema extends z.ZodType>(
  context: Readonly<RouterContextProvider>,
  { by, log, form, typed, schema, save, done }: Submission<Schema>,
) {
  const unsaved = (status: number, message: string, errors: Record<string, string> = {}) =>
    data<AdminAnswer>({ form, sent: false, message, errors, typed }, { status })
  const bad = (errors: Record<string, string>) => unsaved(400, 'Nothing was saved yet. Please check the fields marked below.', errors)

  const parsed = checkFields(typed, typed, schema)
  if (!parsed.ok) return bad(parsed.errors)
  const work = async () => {
    const errors = await save(parsed.value)
    if (errors) return bad(errors)
    await noteInLog(context, { by, log: typeof log === 'function' ? log(parsed.value) : log })
    return data<AdminAnswer>({ form, sent: true, message: done, errors: {}, typed: {} })
  }
  return catchOutage(context, work, (error) => unsaved(503, describeOutage(error, 'This could not be saved', 'Your text is still here')))
}
