import type { RouterContextProvider } from 'react-router'
import { services } from '#app/context.ts'
import { badRequest } from '#app/responses.ts'
import type { Viewer } from '#core/identity/admin-sessions.ts'
import { beginSecondStep, confirmSecondStep, endSecondStep, renewRecoveryCodes } from '#core/identity/second-step.ts'
import { proofDraft, setUpDraft } from '#domain/identity/account-draft.ts'
import { answerAccount } from './answer-account.ts'

type RequestArgs = { request: Request; context: Readonly<RouterContextProvider> }

/** For someone who has already done this in another tab. */
const elsewhere = { ok: false as const, errors: { current: 'This was changed somewhere else. Reload the page.' } }

/** Handles the forms of two-step sign-in: `begin-codes`, first without and then with a code, `renew-codes`, `end-codes`. */
export function answerSecondStep({ request, context }: RequestArgs, viewer: Viewer, fields: Record<string, string>) {
  const { identity } = context.get(services)
  const { headers } = request
  if (fields.form === 'begin-codes' && fields.uri) {
    if (!setUpDraft.shape.uri.safeParse(fields.uri).success) throw badRequest()
    return answerAccount(context, viewer, {
      fields,
      schema: setUpDraft,
      async change({ code }, { uid, email, address, now }) {
        const outcome = await confirmSecondStep(identity, { uid, email, code, address, now, headers })
        if (outcome.ok) {
          const cookies = new Headers(outcome.cookies.map((cookie) => ['Set-Cookie', cookie]))
          const shown = { form: 'renew-codes', codes: outcome.codes }
          return { ok: true, message: 'Two-step sign-in is on', headers: cookies, shown }
        }
        if (outcome.reason === 'throttled') return outcome
        const words = outcome.reason === 'wrong' ? 'Wrong code. Wait for the next one and try again.' : elsewhere.errors.current
        return { ok: false, errors: { code: words } }
      },
    })
  }
  type Change = Parameters<typeof answerAccount<typeof proofDraft>>[2]['change']
  const withPassword = (change: Change) => answerAccount(context, viewer, { fields, schema: proofDraft, change })
  if (fields.form === 'begin-codes') {
    return withPassword(async (_, proof) => {
      const outcome = await beginSecondStep(identity, proof, headers)
      if (outcome.ok) return { ok: true, message: 'Scan the code with your app', shown: { uri: outcome.uri } }
      return outcome.reason === 'elsewhere' ? elsewhere : outcome
    })
  }
  if (fields.form === 'renew-codes') {
    return withPassword(async (_, proof) => {
      const outcome = await renewRecoveryCodes(identity, proof, headers)
      if (outcome.ok) return { ok: true, message: 'Your old recovery codes no longer work', shown: { codes: outcome.codes } }
      return outcome.reason === 'elsewhere' ? elsewhere : outcome
    })
  }
  if (fields.form !== 'end-codes') throw badRequest()
  return withPassword(async (_, proof) => {
    const outcome = await endSecondStep(identity, proof)
    return outcome.ok ? { ok: true, message: 'Two-step sign-in is off' } : outcome
  })
}
