import { redirect } from 'react-router'
import { services } from '#app/context.ts'
import { readForm } from '#app/forms.ts'
import { Link } from '#app/ui/link.tsx'
import { resetPassword } from '#core/identity/password-reset.ts'
import { newPasswordDraft } from '#domain/identity/account-draft.ts'
import type { Route } from './+types/reset-password.ts'
import { adminMeta } from './admin-meta.ts'
import { answerSignIn, catchSignInOutage, tooManyAttempts } from './answer-sign-in.ts'
import { toNoticeCookie } from './notice.ts'
import { NewPasswordFields, SignInForm, SignInPage } from './sign-in-page.tsx'

/** The token of the mailed link, submitted with the new password. */
export function loader({ url }: Route.LoaderArgs) {
  return { token: url.searchParams.get('token') ?? '' }
}

/** Sets the new password, ends every session and redirects to the sign-in page. */
export async function action({ request, context }: Route.ActionArgs) {
  const parsed = await readForm(request, newPasswordDraft)
  if (!parsed.ok)
    return answerSignIn(400, { message: 'Nothing has changed yet. Please check the fields marked below.', errors: parsed.errors })
  return catchSignInOutage(context, {}, async () => {
    const outcome = await resetPassword(context.get(services).identity, parsed.value)
    if (outcome.ok) return redirect('/admin/login', { headers: { 'Set-Cookie': toNoticeCookie('password-changed') } })
    if (outcome.reason === 'busy') return tooManyAttempts(1, {})
    return answerSignIn(400, { message: 'This link is no longer valid. Request a new one.' })
  })
}

export { keepTyped as clientAction } from '#app/client/keep-typed.ts'

export { passHeaders as headers } from './pass-headers.ts'

export function meta(args: Route.MetaArgs) {
  return adminMeta(args, 'New password')
}

/** The page that the mailed link opens. */
export default function ResetPassword({ loaderData: { token } }: Route.ComponentProps) {
  return (
    <SignInPage title="New password" subtitle="You’ll be signed out everywhere else.">
      <SignInForm button="Change password">
        {(answer) => (
          <>
            <input type="hidden" name="token" value={token} />
            <NewPasswordFields label="New password" answer={answer} />
          </>
        )}
      </SignInForm>
      <p className="login__more">
        <Link to="/admin/forgot-password">Request a new link</Link>
      </p>
    </SignInPage>
  )
}
