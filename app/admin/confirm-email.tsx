import { data, redirect } from 'react-router'
import { z } from 'zod'
import { requestFacts, services } from '#app/context.ts'
import { readForm } from '#app/forms.ts'
import { withErrorReport } from '#app/outage.ts'
import { Link } from '#app/ui/link.tsx'
import { confirmEmailChange, readEmailChange } from '#core/identity/own-email.ts'
import type { Route } from './+types/confirm-email.ts'
import { adminMeta, withoutReferrer } from './admin-meta.ts'
import { answerSignIn, catchSignInOutage, tooManyAttempts } from './answer-sign-in.ts'
import { toNoticeCookie } from './notice.ts'
import { SignInForm, SignInPage } from './sign-in-page.tsx'

const confirmation = z.object({ token: z.string().max(100).default('') })

/** The new address in the link; `email` is null, with status 410, if the link is no longer valid. Loading it changes nothing. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const { identity, clock } = context.get(services)
  const email = await withErrorReport(context, 'Error fetching a new address', () => readEmailChange(identity, token, clock()))
  return data({ token, email: email ?? null }, { status: email ? 200 : 410 })
}

/** Changes the address of the account that asked for it. */
export async function action({ request, context }: Route.ActionArgs) {
  const parsed = await readForm(request, confirmation)
  return catchSignInOutage(context, {}, async () => {
    const { identity, clock } = context.get(services)
    const { address } = context.get(requestFacts)
    const outcome = await confirmEmailChange(identity, { token: parsed.ok ? parsed.value.token : '', address, now: clock() })
    if (outcome.ok) return redirect('/admin/login', { headers: { 'Set-Cookie': toNoticeCookie('address-changed') } })
    if (outcome.reason === 'throttled') return tooManyAttempts(outcome.minutes, {})
    if (outcome.reason === 'taken') return answerSignIn(409, { message: 'Another account now uses this address.' })
    return answerSignIn(410, { message: 'This link has expired. Request a new one under ‘Your account’.' })
  })
}

export { keepTyped as clientAction } from '#app/client/keep-typed.ts'

export { passHeaders as headers } from './pass-headers.ts'

export function meta(args: Route.MetaArgs) {
  return [...adminMeta(args, 'New address'), withoutReferrer]
}

/** The page of the link mailed to a new address. */
export default function ConfirmEmail({ loaderData: { token, email } }: Route.ComponentProps) {
  return (
    <SignInPage title="New address" subtitle={email ? `From now on you sign in as ${email}.` : 'This link is no longer valid.'}>
      {email ? (
        <SignInForm button="Use this address">{() => <input type="hidden" name="token" value={token} />}</SignInForm>
      ) : (
        <p>It was already used, was replaced, or is more than a day old. Request a new one under ‘Your account’.</p>
      )}
      <p className="login__more">
        <Link to="/admin/login">Sign in</Link>
      </p>
    </SignInPage>
  )
}
