import { data, type RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import { checkFields } from '#app/forms.ts'
import { orWhenAway } from '#app/outage.ts'
import type { AdminAnswer } from './use-admin-form.ts'

type Submission<Schema extends z.ZodType> = {
  /** Which form of the page this is. */
  form: string
  typed: Record<string, string>
  schema: Schema
  /** Saves what was accepted, or names what is wrong with a field after all. */
  save: (value: z.infer<Schema>) => Promise<Record<string, string> | undefined>
  done: string
}

/** Checks and saves one form of a page, and says what became of it: 200, 400, or 503 when the database is away. What was typed comes back unless it was saved. */
export async function answerForm<Schema extends z.ZodType>(
  context: Readonly<RouterContextProvider>,
  { form, typed, schema, save, done }: Submission<Schema>,
) {
  const unsaved = (status: number, message: string, errors: Record<string, string> = {}) =>
    data<AdminAnswer>({ form, sent: false, message, errors, typed }, { status })
  const bad = (errors: Record<string, string>) => unsaved(400, 'Nothing was saved yet. Please check the fields marked below.', errors)

  const reading = checkFields(typed, typed, schema)
  if (!reading.ok) return bad(reading.errors)
  const work = async () => {
    const errors = await save(reading.value)
    return errors ? bad(errors) : data<AdminAnswer>({ form, sent: true, message: done, errors: {}, typed: {} })
  }
  return orWhenAway(context, work, () => unsaved(503, 'This could not be saved just now. Your text is still here: try again in a minute.'))
}
