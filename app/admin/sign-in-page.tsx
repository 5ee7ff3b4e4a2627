import { type ReactNode, useEffect, useRef } from 'react'
import { Form, useActionData, useNavigation } from 'react-router'
import type { AdminAnswer } from '#app/form-answers.ts'
import { Field, type FieldAnswer } from '#app/ui/field.tsx'
import { FormStatus } from '#app/ui/form-status.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { useNoValidate } from '#app/ui/use-no-validate.ts'
import { passwordLimits } from '#domain/identity/password-limits.ts'
import { useAnswerToast } from './use-answer-toast.ts'
import { useLogoName } from './use-logo-name.ts'

/** The page around the forms of the sign-in pages: a guest check under the rail. */
export function SignInPage({ title, subtitle, children }: { title: string; subtitle: string; children: ReactNode }) {
  return (
    <div className="login">
      <header className="login__bar">
        <Logo name={useLogoName()} />
      </header>
      <div className="rail login__rail" aria-hidden="true" />
      <main className="hanging" id="main" tabIndex={-1}>
        <span className="clip" aria-hidden="true" />
        <div className="guest-check">
          <h1>{title}</h1>
          <p className="login__subtitle">{subtitle}</p>
          {children}
        </div>
      </main>
      <div className="login__staff" aria-hidden="true">
        Staff only
      </div>
    </div>
  )
}

type SignInFormProps = {
  /** Undefined once there is nothing more to do. */
  button: string | undefined
  /** Message above the form before it is submitted. */
  notice?: { sent: boolean; message: string } | undefined
  children: (answer: AdminAnswer | undefined) => ReactNode
}

/** A form of the sign-in pages: status message, toast, fields, and a button that is disabled while a submission is pending. */
export function SignInForm({ button, notice, children }: SignInFormProps) {
  const answer = useActionData<AdminAnswer>()
  const sending = useNavigation().formMethod === 'POST'
  const formRef = useRef<HTMLFormElement>(null)
  const statusRef = useRef<HTMLParagraphElement>(null)
  useNoValidate(formRef)
  useAnswerToast(answer, undefined, true)
  useEffect(() => {
    if (answer) statusRef.current?.focus()
  }, [answer])
  return (
    <Form ref={formRef} className="form" method="post" onSubmit={(event) => sending && event.preventDefault()}>
      <FormStatus ref={statusRef} answer={answer ?? notice} />
      {children(answer)}
      {button ? (
        <button className="button button--large" type="submit" aria-disabled={sending}>
          {sending ? 'One moment…' : button}
        </button>
      ) : null}
    </Form>
  )
}

/** A new password, typed twice. */
export function NewPasswordFields({ label, answer }: { label: string; answer: FieldAnswer | undefined }) {
  return (
    <>
      <Field
        name="password"
        label={label}
        type="password"
        required
        autoComplete="new-password"
        help={`At least ${passwordLimits.min} characters. Three or four unrelated words work well.`}
        answer={answer}
      />
      <Field name="repeated" label="Repeat the password" type="password" required autoComplete="new-password" answer={answer} />
    </>
  )
}
