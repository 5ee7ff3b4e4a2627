import { type RouterContextProvider, redirect } from 'react-router'
import { requestFacts, services } from '#app/context.ts'
import { readForm } from '#app/forms.ts'
import { withOutageFallback } from '#app/outage.ts'
import { EmailField } from '#app/ui/email-field.tsx'
import { Field } from '#app/ui/field.tsx'
import { Link } from '#app/ui/link.tsx'
import { signIn } from '#core/identity/admin-sessions.ts'
import { readTimeZone } from '#core/settings/read-time-zone.ts'
import { signInDraft } from '#domain/identity/account-draft.ts'
import { describeSiteTime } from '#domain/publication/site-time.ts'
import { isIn, lastOf } from '#domain/span.ts'
import type { Route } from './+types/login.ts'
import { adminMeta } from './admin-meta.ts'
import { answerSignIn, catchSignInOutage, tooManyAttempts, toSignedIn } from './answer-sign-in.ts'
import { toNextPath } from './next-path.ts'
import { findNotice, type Notice, notices } from './notice.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { useRememberedAdmin } from './remembered-admin.ts'
import { isSignedIn } from './require-admin.ts'
import { SignInForm, SignInPage } from './sign-in-page.tsx'

const restoreNoticeMilliseconds = 60 * 60 * 1000

/** Redirects an admin who is already signed in. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const next = url.searchParams.get('next')
  if (await isSignedIn(context)) throw redirect(toNextPath(next))
  const notice = toStatus(findNotice(request.headers.get('cookie')), context.get(services).siteUrl)
  return {
    notice: notice ?? (await withOutageFallback(context, 'Error fetching what was restored', () => tellOfRestore(context), undefined)),
  }
}

/**
 * Signs in and redirects to the requested page. With the field `stay` it only reports success, for signing in again beside an open form.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const parsed = await readForm(request, signInDraft)
  const typed = { email: parsed.typed.email ?? '' }
  if (!parsed.ok) return answerSignIn(400, { message: 'Enter your email address and password.', errors: parsed.errors, typed })
  return catchSignInOutage(context, typed, async () => {
    const outcome = await trySignIn(request, context, parsed.value)
    if (!outcome.ok) {
      if (outcome.reason === 'throttled') return tooManyAttempts(outcome.minutes, typed)
      if (outcome.reason === 'second-step')
        return askForCode(outcome.cookies, { isInPlace: Boolean(parsed.typed.stay), search: url.search })
      return outcome.reason === 'denied'
        ? answerSignIn(403, { message: 'Access denied', typed })
        : answerSignIn(401, { message: 'Wrong email or password.', typed })
    }
    return toSignedIn(outcome.cookies, { isInPlace: Boolean(parsed.typed.stay), url })
  })
}

export { keepTyped as clientAction } from '#app/client/keep-typed.ts'

export { passHeaders as headers } from './pass-headers.ts'

export function meta(args: Route.MetaArgs) {
  return adminMeta(args, 'Admin Login')
}

/** The sign-in page. Anyone who sees it is signed out, so the browser's remembered admin id is cleared. */
export default function Login({ loaderData: { notice } }: Route.ComponentProps) {
  useRememberedAdmin(undefined)
  return (
    <SignInPage title="Admin Login" subtitle="Access your dashboard">
      <SignInForm button="Login" notice={notice}>
        {(answer) => (
          <>
            <EmailField autoComplete="username" answer={answer} />
            <Field name="password" label="Password" type="password" required autoComplete="current-password" answer={answer} />
          </>
        )}
      </SignInForm>
      <div className="login__passkey">
        <PasskeyButton />
      </div>
      <p className="login__more">
        <Link to="/admin/forgot-password">Forgot password?</Link>
      </p>
    </SignInPage>
  )
}

/** The message above the empty form. Ending up here right after signing in means that the browser refused the cookie. */
function toStatus(notice: Notice | undefined, siteUrl: string) {
  if (notice !== 'signed-in') return notice && { sent: true, message: notices[notice] }
  return { sent: false, message: `Your browser didn’t keep you signed in. Open this page at ${siteUrl} and allow cookies.` }
}

/** Why everyone was signed out, for an hour after a restore. */
async function tellOfRestore(context: Readonly<RouterContextProvider>) {
  const { db, restores, clock } = context.get(services)
  const { last } = await restores.readState()
  if (!last || !isIn(lastOf(restoreNoticeMilliseconds, clock()), last.restoredAt)) return undefined
  const madeAt = describeSiteTime(last.madeAt, await readTimeZone(db))
  return {
    sent: true,
    message: `The site was restored to its state on ${madeAt}. Everyone was signed out: sign in with the password you had then.`,
  }
}

/** Leads to the second step, or asks for the code in place. */
function askForCode(cookies: string[], { isInPlace, search }: { isInPlace: boolean; search: string }) {
  const headers = new Headers(cookies.map((cookie) => ['Set-Cookie', cookie]))
  if (!isInPlace) return redirect(`/admin/second-step${search}`, { headers })
  return answerSignIn(401, { message: 'Password accepted. Now enter the code from your app.', needsCode: true }, headers)
}

function trySignIn(request: Request, context: Readonly<RouterContextProvider>, draft: { email: string; password: string }) {
  const { identity, clock } = context.get(services)
  return signIn(identity, { ...draft, address: context.get(requestFacts).address, now: clock(), headers: request.headers })
}
