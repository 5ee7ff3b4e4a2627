import { data, redirect } from 'react-router'
import { requestFacts, services } from '#app/context.ts'
import { readForm } from '#app/forms.ts'
import { withErrorReport } from '#app/outage.ts'
import { Field } from '#app/ui/field.tsx'
import { Link } from '#app/ui/link.tsx'
import { acceptInvitation, readInvitation } from '#core/identity/invite-admins.ts'
import { fieldLimits } from '#domain/forms/form-limits.ts'
import { acceptanceDraft } from '#domain/identity/account-draft.ts'
import { roleWords, toRole } from '#domain/identity/roles.ts'
import type { Route } from './+types/accept-invitation.ts'
import { adminMeta, withoutReferrer } from './admin-meta.ts'
import { answerSignIn, catchSignInOutage, tooManyAttempts } from './answer-sign-in.ts'
import { toNoticeCookie } from './notice.ts'
import { NewPasswordFields, SignInForm, SignInPage } from './sign-in-page.tsx'

/** The invited person; `invited` is null, with status 410, if the link is no longer valid. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const { db, clock } = context.get(services)
  const found = await withErrorReport(context, 'Error fetching an invitation', () => readInvitation(db, token, clock()))
  const role = toRole(found?.role)
  if (!found || !role) return data({ token: '', invited: null }, { status: 410 })
  return data({ token, invited: { email: found.email, role: `As ${role}, you can: ${roleWords[role]}.` } })
}

/** Makes the invited person an admin, and signs them in. */
export async function action({ request, context }: Route.ActionArgs) {
  const parsed = await readForm(request, acceptanceDraft)
  const typed = { name: parsed.typed.name ?? '' }
  if (!parsed.ok)
    return answerSignIn(400, { message: 'You haven’t joined yet. Please check the fields marked below.', errors: parsed.errors, typed })
  return catchSignInOutage(context, typed, async () => {
    const { identity, clock } = context.get(services)
    const facts = { address: context.get(requestFacts).address, now: clock(), headers: request.headers }
    const outcome = await acceptInvitation(identity, { ...parsed.value, ...facts })
    if (!outcome.ok) {
      if (outcome.reason === 'throttled') return tooManyAttempts(outcome.minutes, typed)
      if (outcome.reason === 'expired') return answerSignIn(410, { message: 'This invitation has expired. Ask for a new one.', typed })
      return answerSignIn(409, { message: 'There’s already an account with this email address. Sign in instead.', typed })
    }
    const headers = new Headers(outcome.cookies.map((cookie) => ['Set-Cookie', cookie]))
    headers.append('Set-Cookie', toNoticeCookie('invited'))
    return redirect('/admin/dashboard', { headers })
  })
}

export { keepTyped as clientAction } from '#app/client/keep-typed.ts'

export { passHeaders as headers } from './pass-headers.ts'

export function meta(args: Route.MetaArgs) {
  return [...adminMeta(args, 'Invitation'), withoutReferrer]
}

/** The page of an invitation link: choosing a name and a password. */
export default function AcceptInvitation({ loaderData: { token, invited } }: Route.ComponentProps) {
  if (!invited) {
    return (
      <SignInPage title="Invitation expired" subtitle="This invitation is no longer valid.">
        <p>It was already used, was revoked, or is more than a week old. Ask the person who invited you for a new one.</p>
        <p className="login__more">
          <Link to="/admin/login">Sign in</Link>
        </p>
      </SignInPage>
    )
  }
  return (
    <SignInPage title="Welcome" subtitle={`You’ve been invited as ${invited.email}.`}>
      <p>{invited.role}</p>
      <SignInForm button="Join">
        {(answer) => (
          <>
            <input type="hidden" name="token" value={token} />
            <input type="hidden" name="username" value={invited.email} autoComplete="username" />
            <Field name="name" label="Your name" required maxLength={fieldLimits.name} autoComplete="name" answer={answer} />
            <NewPasswordFields label="Password" answer={answer} />
          </>
        )}
      </SignInForm>
    </SignInPage>
  )
}
