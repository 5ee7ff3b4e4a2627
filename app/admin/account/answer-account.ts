import { data, type RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import { requestFacts, services } from '#app/context.ts'
import type { AdminAnswer } from '#app/form-answers.ts'
import { checkFields } from '#app/forms.ts'
import { catchOutage, describeOutage } from '#app/outage.ts'
import type { Viewer } from '#core/identity/admin-sessions.ts'
import type { Proof, ProofRefusal } from '#core/identity/own-account.ts'
import { describeThrottling, wrongPassword } from '../refused-proof.ts'

/** Fields that no response repeats: secrets, and a passkey created for this response only. */
const secrets = ['current', 'password', 'repeated', 'response']

/** `shown`: what the response has beside its message. */
type Done = { ok: true; message: string; headers?: Headers; shown?: Partial<AdminAnswer> }

type Submission<Schema extends z.ZodType<{ current?: string | undefined }>> = {
  fields: Record<string, string>
  schema: Schema
  /** Makes the change once the fields are valid. Refuses a wrong password, or returns messages by field name. */
  change: (value: z.infer<Schema>, proof: Proof) => Promise<Done | ProofRefusal | { ok: false; errors: Record<string, string> }>
}

/** Handles a form of 'Your account', where every change requires the current password, or a code from the app being set up. */
export async function answerAccount<Schema extends z.ZodType<{ current?: string | undefined }>>(
  context: Readonly<RouterContextProvider>,
  { uid, email }: Viewer,
  { fields, schema, change }: Submission<Schema>,
) {
  const { form = '' } = fields
  const typed = Object.fromEntries(Object.entries(fields).filter(([name]) => !secrets.includes(name)))
  const refuse = (status: number, message: string, errors: Record<string, string> = {}, headers: HeadersInit = {}) =>
    data<AdminAnswer>({ form, sent: false, message, errors, typed }, { status, headers })
  const bad = (errors: Record<string, string>) => refuse(400, 'Nothing has changed yet. Please check the fields marked below.', errors)

  const parsed = checkFields(typed, fields, schema)
  if (!parsed.ok) return bad(parsed.errors)
  const work = async () => {
    const proof = {
      uid,
      email,
      current: parsed.value.current ?? '',
      address: context.get(requestFacts).address,
      now: context.get(services).clock(),
    }
    const outcome = await change(parsed.value, proof)
    if (outcome.ok) {
      const { message, headers = {}, shown } = outcome
      return data<AdminAnswer>({ form, sent: true, message, errors: {}, typed: {}, ...shown }, { headers })
    }
    if ('errors' in outcome) return bad(outcome.errors)
    if (outcome.reason === 'wrong-password') return bad({ current: wrongPassword })
    const headers = { 'Retry-After': String(outcome.minutes * 60) }
    return refuse(429, describeThrottling(outcome.minutes), {}, headers)
  }
  return catchOutage(context, work, (error) => refuse(503, describeOutage(error, 'That didn’t work')))
}
