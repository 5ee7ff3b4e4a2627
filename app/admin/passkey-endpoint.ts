import { requestFacts, services } from '#app/context.ts'
import { readForm } from '#app/forms.ts'
import { notFound } from '#app/responses.ts'
import { askForPasskey, signInWithPasskey } from '#core/identity/passkey-sign-in.ts'
import { passkeySignInDraft } from '#domain/identity/passkey-draft.ts'
import type { Route } from './+types/passkey-endpoint.ts'
import { answerSignIn, catchSignInOutage, tooManyAttempts, toSignedIn } from './answer-sign-in.ts'

/** The browser's input for requesting a passkey, as JSON. */
export async function loader({ context }: Route.LoaderArgs) {
  const { identity, clock } = context.get(services)
  const options = await askForPasskey(identity, clock())
  if (!options) throw notFound()
  return Response.json(options)
}

/** Signs in with a passkey and redirects like the sign-in page; with the field `stay` it only reports success. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const parsed = await readForm(request, passkeySignInDraft)
  if (!parsed.ok) return answerSignIn(400, { message: 'No passkey was sent.' })
  return catchSignInOutage(context, {}, async () => {
    const { identity, clock } = context.get(services)
    const { address } = context.get(requestFacts)
    const { response } = parsed.value
    const outcome = await signInWithPasskey(identity, { response, address, now: clock(), headers: request.headers })
    if (outcome.ok) return toSignedIn(outcome.cookies, { isInPlace: Boolean(parsed.typed.stay), url })
    if (outcome.reason === 'throttled') return tooManyAttempts(outcome.minutes, {})
    if (outcome.reason === 'denied') return answerSignIn(403, { message: 'Access denied' })
    return answerSignIn(401, { message: refusals[outcome.reason] })
  })
}

const refusals = {
  unknown: 'This passkey isn’t registered here or was removed. Sign in with your password.',
  refused: 'This passkey wasn’t accepted. Try again, or sign in with your password.',
}

export { keepTyped as clientAction } from '#app/client/keep-typed.ts'
