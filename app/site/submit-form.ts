import { data, type RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import { requestFacts, services } from '#app/context.ts'
import { readForm } from '#app/forms.ts'
import { catchOutage } from '#app/outage.ts'
import type { Sender, SubmissionOutcome } from '#operations/forms/accept-submission.ts'

/** The response to a public form; unless sent, `typed` holds the submitted values. */
export type FormAnswer = {
  form: string
  sent: boolean
  message: string
  errors: Record<string, string>
  typed: Record<string, string>
}

/** Minimum time in milliseconds that a person needs to fill in a form. Measured by the page's script; not checked without JavaScript. */
const minimumFillTime = 2000

type Submission<Schema extends z.ZodType> = {
  form: string
  schema: Schema
  save: (value: z.infer<Schema>, sender: Sender) => Promise<SubmissionOutcome>
  thanks: string
}

/** Validates and stores a visitor's form. Status 200, 400, 429, or 503 when the database is unavailable. */
export async function submitForm<Schema extends z.ZodType>(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { form, schema, save, thanks }: Submission<Schema>,
) {
  const parsed = await readForm(request, schema)
  const answer = (status: number, sent: boolean, message: string, errors: Record<string, string> = {}) =>
    data<FormAnswer>({ form, sent, message, errors, typed: sent ? {} : parsed.typed }, { status })

  if (!parsed.ok) return answer(400, false, 'Nothing was sent yet. Please check the fields marked below.', parsed.errors)
  const suspicion = looksAutomatic(parsed.typed)
  if (suspicion) return answer(400, false, suspicion)
  const work = async () => {
    const { clock } = context.get(services)
    const outcome = await save(parsed.value, { address: context.get(requestFacts).address, now: clock() })
    if (!outcome.ok) return answer(429, false, 'That is a lot of messages in one hour. Nothing was sent: please try again later.')
    return answer(200, true, thanks)
  }
  return catchOutage(context, work, () =>
    answer(503, false, 'This could not be saved just now. Your text is still here: please send it again in a minute.'),
  )
}

function looksAutomatic({ website, elapsed }: Record<string, string>) {
  if (website) return 'Nothing was sent: leave the field “Website” empty, it is there to catch robots.'
  if (elapsed && Number(elapsed) < minimumFillTime) return 'That was quick. Nothing was sent yet: please send it once more.'
  return undefined
}
