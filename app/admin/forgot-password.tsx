import { requestFacts, services } from '#app/context.ts'
import { readForm } from '#app/forms.ts'
import { badRequest } from '#app/responses.ts'
import { EmailField } from '#app/ui/email-field.tsx'
import { Link } from '#app/ui/link.tsx'
import { requestPasswordReset } from '#core/identity/password-reset.ts'
import { forgottenDraft } from '#domain/identity/account-draft.ts'
import type { Route } from './+types/forgot-password.ts'
import { adminMeta } from './admin-meta.ts'
import { answerSignIn, catchSignInOutage, tooManyAttempts } from './answer-sign-in.ts'
import { SignInForm, SignInPage } from './sign-in-page.tsx'

/** Whether mail is configured. */
export async function loader({ context }: Route.LoaderArgs) {
  return { canMail: await context.get(services).identity.canMail() }
}

/** Mails a reset link. The response is the same whether or not the account exists. */
export async function action({ request, context }: Route.ActionArgs) {
  const { identity, clock } = context.get(services)
  if (!(await identity.canMail())) throw badRequest()
  const parsed = await readForm(request, forgottenDraft)
  const typed = { email: parsed.typed.email ?? '' }
  if (!parsed.ok) return answerSignIn(400, { message: 'Enter your email address.', errors: parsed.errors, typed })
  return catchSignInOutage(context, typed, async () => {
    const { address } = context.get(requestFacts)
    const outcome = await requestPasswordReset(identity, { ...parsed.value, address, now: clock(), headers: request.headers })
    if (!outcome.ok) return tooManyAttempts(outcome.minutes, typed)
    return answerSignIn(200, {
      sent: true,
      message: 'If there’s an account with this address, we’ve sent it a link. It’s valid for an hour.',
    })
  })
}

export { keepTyped as clientAction } from '#app/client/keep-typed.ts'

export { passHeaders as headers } from './pass-headers.ts'

export function meta(args: Route.MetaArgs) {
  return adminMeta(args, 'Forgot password')
}

/** Sends a reset link, or shows the terminal command when no mail is configured. */
export default function ForgotPassword({ loaderData: { canMail } }: Route.ComponentProps) {
  return (
    <SignInPage title="Forgot password?" subtitle={canMail ? 'We’ll email you a link to choose a new one.' : 'Reset it in the terminal.'}>
      {canMail ? (
        <SignInForm button="Email me a link">{(answer) => <EmailField autoComplete="username" answer={answer} />}</SignInForm>
      ) : (
        <div>
          <p>This site can’t send email. On the server, in the site’s folder, run this with your own address:</p>
          <code>npm run cli -- reset-password you@example.com</code>
        </div>
      )}
      <p className="login__more">
        <Link to="/admin/login">Back to login</Link>
      </p>
    </SignInPage>
  )
}
