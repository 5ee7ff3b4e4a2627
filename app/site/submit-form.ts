import { data, type RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import { requestFacts, services } from '#app/context.ts'
import { readForm } from '#app/forms.ts'
import { orWhenAway } from '#app/outage.ts'
import type { Sender, SubmissionOutcome } from '#operations/forms/accept-submission.ts'

/** How a form on a public page was answered; `typed` is what stood in its fields, to be kept unless it was sent. */
export type FormAnswer = {
  form: string
  sent: boolean
  message: string
  errors: Record<string, string>
  typed: Record<string, string>
}

/** Fastest that a person fills in a form, in milliseconds. The time is measured by the page's script; without script it isn't asked for. */
const minimumFillTime = 2000

type Submission<Schema extends z.ZodType> = {
  form: string
  schema: Schema
  save: (value: z.infer<Schema>, sender: Sender) => Promise<SubmissionOutcome>
  thanks: string
}

/** Reads, checks and stores what a visitor sent, and says what became of it: 200, 400, 429, or 503 when the database is away. */
export async function submitForm<Schema extends z.ZodType>(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { form, schema, save, thanks }: Submission<Schema>,
) {
  const reading = await readForm(request, schema)
  const answer = (status: number, sent: boolean, message: string, errors: Record<string, string> = {}) =>
    data<FormAnswer>({ form, sent, message, errors, typed: sent ? {} : reading.typed }, { status })

  if (!reading.ok) return answer(400, false, 'Nothing was sent yet. Please check the fields marked below.', reading.errors)
  const suspicion = looksAutomatic(reading.typed)
  if (suspicion) return answer(400, false, suspicion)
  const work = async () => {
    const { clock } = context.get(services)
    const outcome = await save(reading.value, { address: context.get(requestFacts).address, now: clock() })
    if (!outcome.ok) return answer(429, false, 'That is a lot of messages in one hour. Nothing was sent: please try again later.')
    return answer(200, true, thanks)
  }
  return orWhenAway(context, work, () =>
    answer(503, false, 'This could not be saved just now. Your text is still here: please send it again in a minute.'),
  )
}

function looksAutomatic({ website, elapsed }: Record<string, string>) {
  if (website) return 'Nothing was sent: leave the field “Website” empty, it is there to catch robots.'
  if (elapsed && Number(elapsed) < minimumFillTime) return 'That was quick. Nothing was sent yet: please send it once more.'
  return undefined
}
