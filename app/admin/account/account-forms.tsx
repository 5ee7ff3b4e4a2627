import { type ReactNode, useId, useMemo } from 'react'
import { Field, type FieldAnswer } from '#app/ui/field.tsx'
import { FormStatus } from '#app/ui/form-status.tsx'
import { fieldLimits } from '#domain/forms/form-limits.ts'
import { passwordLimits } from '#domain/identity/password-limits.ts'
import { SignInPrompt } from '../sign-in-again.tsx'
import { type AdminAnswer, useAdminForm } from '../use-admin-form.ts'

type AccountFormProps = {
  form: string
  title: string
  button: string
  /** What the fields have before anything is typed. */
  stored?: Record<string, string>
  children: (fields: FieldAnswer, answer: AdminAnswer | undefined) => ReactNode
}

const nothing = {}

/** A form of 'Your account'. */
export function AccountForm({ form, title, button, stored = nothing, children }: AccountFormProps) {
  const id = useId()
  const { Form, answer, fields, saving, formRef, statusRef, submit } = useAdminForm(form, stored)
  return (
    <section className="card account__part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Form ref={formRef} className="form" method="post" action="/admin/account" noValidate aria-labelledby={id} onSubmit={submit}>
        <FormStatus ref={statusRef} answer={saving ? undefined : answer} />
        <input type="hidden" name="form" value={form} />
        {children(fields, answer)}
        <button className="button" type="submit" aria-disabled={saving}>
          {saving ? 'One moment…' : button}
        </button>
      </Form>
      <SignInPrompt answer={answer} />
    </section>
  )
}

/** The present password, without which nothing here is changed. */
export function CurrentPassword({ answer }: { answer: FieldAnswer }) {
  return <Field name="current" label="Present password" type="password" required autoComplete="current-password" answer={answer} />
}

export function WhoForm({ name, email }: { name: string; email: string }) {
  const stored = useMemo(() => ({ name, email }), [name, email])
  return (
    <AccountForm form="who" title="Name and e-mail" button="Save" stored={stored}>
      {(fields) => (
        <>
          <Field name="name" label="Name" required maxLength={fieldLimits.name} autoComplete="name" answer={fields} />
          <Field
            name="email"
            label="Email"
            type="email"
            required
            maxLength={fieldLimits.email}
            autoComplete="email"
            help="You sign in with it."
            answer={fields}
          />
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
            help={`At least ${passwordLimits.min} characters. All other browsers are signed out.`}
            answer={fields}
          />
          <Field name="repeated" label="The same again" type="password" required autoComplete="new-password" answer={fields} />
        </>
      )}
    </AccountForm>
  )
}
