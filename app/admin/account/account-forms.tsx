import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react'
import type { AdminAnswer } from '#app/form-answers.ts'
import { EmailField } from '#app/ui/email-field.tsx'
import { Field, type FieldAnswer } from '#app/ui/field.tsx'
import { fieldLimits } from '#domain/forms/form-limits.ts'
import { passwordLimits } from '#domain/identity/password-limits.ts'
import { AdminForm } from '../admin-form.tsx'

type AccountFormProps = {
  form: string
  title: string
  /** Left out if the form's contents have a button of their own. */
  button?: string
  /** Where it is sent, unless to 'Your account'. */
  action?: string
  /** The question asked before it is sent; such a form has a danger button. */
  question?: string
  /** The fields' initial values. */
  stored?: Record<string, string>
  onSent?: (answer: AdminAnswer) => void
  children: (fields: FieldAnswer, answer: AdminAnswer | undefined) => ReactNode
}

/** A form of 'Your account', or another that requires the current password. */
export function AccountForm({ form, title, button, action = '/admin/account', question, stored, onSent, children }: AccountFormProps) {
  const id = useId()
  return (
    <section className="card account__part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <AdminForm
        name={form}
        of={action}
        {...{ action, stored }}
        labelledBy={id}
        {...(question && { ask: () => window.confirm(question), isKept: false })}
        onAnswer={(answer) => answer.sent && onSent?.(answer)}
      >
        {({ fields, saving, answer }) => (
          <>
            {children(fields, answer)}
            {button ? (
              <button className={question ? 'button button--danger' : 'button'} type="submit" aria-disabled={saving}>
                {saving ? 'One moment…' : button}
              </button>
            ) : null}
          </>
        )}
      </AdminForm>
    </section>
  )
}

/** The current password, without which nothing can be changed here. */
export function CurrentPassword({ answer }: { answer: FieldAnswer }) {
  return <Field name="current" label="Current password" type="password" required autoComplete="current-password" answer={answer} />
}

type WhoFormProps = { name: string; email: string; awaited: string | undefined; isConfirmed: boolean }

/** `awaited` is a new address whose link has not been opened yet; `isConfirmed`: a new address needs such a link. */
export function WhoForm({ name, email, awaited, isConfirmed }: WhoFormProps) {
  const stored = useMemo(() => ({ name, email }), [name, email])
  return (
    <AccountForm form="who" title="Name and email" button="Save" stored={stored}>
      {(fields) => (
        <>
          <Field name="name" label="Name" required maxLength={fieldLimits.name} autoComplete="name" answer={fields} />
          <EmailField
            autoComplete="email"
            help={
              isConfirmed
                ? 'You sign in with this address. If you change it, the new one takes effect once you open the link we email to it.'
                : 'You sign in with this address.'
            }
            answer={fields}
          />
          {awaited ? <p className="help">Waiting for you to open the link we sent to {awaited}.</p> : null}
          <CurrentPassword answer={fields} />
        </>
      )}
    </AccountForm>
  )
}

/** `email`: for the browser's password manager. */
export function PasswordForm({ email }: { email: string }) {
  return (
    <AccountForm form="password" title="Password" button="Change password">
      {(fields) => (
        <>
          <input type="hidden" name="username" value={email} autoComplete="username" />
          <CurrentPassword answer={fields} />
          <Field
            name="password"
            label="New password"
            type="password"
            required
            autoComplete="new-password"
            help={`At least ${passwordLimits.min} characters. You’ll be signed out on all other devices.`}
            answer={fields}
          />
          <Field name="repeated" label="Repeat the new password" type="password" required autoComplete="new-password" answer={fields} />
        </>
      )}
    </AccountForm>
  )
}

/** Moves the focus to what appears above the pressed button, so that it is read out. */
export function useFocusWhenShown() {
  const ref = useRef<HTMLHeadingElement & HTMLParagraphElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return ref
}
