import { redirect } from 'react-router'
import { requestFacts, services } from '#app/context.ts'
import { readForm } from '#app/forms.ts'
import { Link } from '#app/ui/link.tsx'
import { awaitsSecondStep, takeSecondStep } from '#core/identity/second-step.ts'
import { codeDraft } from '#domain/identity/account-draft.ts'
import type { Route } from './+types/enter-code.ts'
import { adminMeta } from './admin-meta.ts'
import { answerSignIn, catchSignInOutage, tooManyAttempts, toSignedIn } from './answer-sign-in.ts'
import { CodeField } from './code-field.tsx'
import { SignInForm, SignInPage } from './sign-in-page.tsx'

/** Redirects to the sign-in page unless the password was just entered. */
export function loader({ request, url }: Route.LoaderArgs) {
  if (!awaitsSecondStep(request.headers)) throw redirect(`/admin/login${url.search}`)
  return null
}

/** Signs in by code. With the field `stay` it only reports success, like the sign-in page. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const parsed = await readForm(request, codeDraft)
  if (!parsed.ok) return answerSignIn(400, { message: 'Enter the code.', errors: parsed.errors, needsCode: true })
  return catchSignInOutage(context, {}, async () => {
    const { identity, clock } = context.get(services)
    const { address } = context.get(requestFacts)
    const outcome = await takeSecondStep(identity, { code: parsed.value.code, address, now: clock(), headers: request.headers })
    if (!outcome.ok) {
      if (outcome.reason === 'throttled') return tooManyAttempts(outcome.minutes, {})
      if (outcome.reason === 'wrong') return answerSignIn(401, { message: 'Wrong code.', needsCode: true })
      return answerSignIn(401, { message: 'Sign in with your password again: you took too long, or the code was already used.' })
    }
    return toSignedIn(outcome.cookies, { isInPlace: Boolean(parsed.typed.stay), url })
  })
}

export { keepTyped as clientAction } from '#app/client/keep-typed.ts'

export { passHeaders as headers } from './pass-headers.ts'

export function meta(args: Route.MetaArgs) {
  return adminMeta(args, 'Enter your code')
}

/** Asks for a code from the app after the password. */
export default function EnterCode() {
  return (
    <SignInPage title="Enter your code" subtitle="Password accepted.">
      <SignInForm button="Login">{(answer) => <CodeField answer={answer} />}</SignInForm>
      <p className="login__more">
        <Link to="/admin/login">Back to login</Link>
      </p>
    </SignInPage>
  )
}
