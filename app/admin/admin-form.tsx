import type { ReactNode, SubmitEvent } from 'react'
import type { AdminAnswer } from '#app/form-answers.ts'
import type { FieldAnswer } from '#app/ui/field.tsx'
import { FormStatus } from '#app/ui/form-status.tsx'
import { useOnAnswer } from '#app/ui/use-on-answer.ts'
import { ContinuedNotice } from './revisions/editing-parts.tsx'
import { SignInPrompt } from './sign-in-again.tsx'
import { useAdminForm } from './use-admin-form.ts'
import type { Transition } from './use-leave-confirmation.ts'

type AdminFormProps = {
  /** Identifies the form among others on its page: the value of its field `form`. */
  name: string
  /** What it is about, if the page has the same form for several things: '' for a new one. */
  of?: string
  /** The page itself if it is left out. */
  action?: string
  className?: string
  label?: string
  labelledBy?: string
  /** Above the form's own message. */
  title?: ReactNode
  hasFiles?: boolean
  /** False if nothing typed is worth keeping: a word that confirms something. */
  isKept?: boolean
  /** The stored state, as form values. Must be the same object until it changes. */
  stored?: Record<string, string>
  /** Which navigations leave it, if not only those to another page. */
  isLeftBy?: (move: Transition) => boolean
  /** Asked before it is sent; false sends nothing. */
  ask?: (form: HTMLFormElement) => boolean
  /** A saved form says so only in a toast. */
  isQuiet?: boolean
  /** What to do after signing in again, as part of a sentence. */
  next?: string
  onAnswer?: (answer: AdminAnswer) => void
  children: (form: { fields: FieldAnswer; saving: boolean; answer: AdminAnswer | undefined }) => ReactNode
}

const nothing = {}

/**
 * One of a page's small forms. What is typed is kept in this browser until it is saved, except passwords and codes, and restored when the
 * form is opened again. The form of a record with versions is a `KeptForm`.
 */
export function AdminForm({
  name,
  of = '',
  action,
  className = 'form',
  stored = nothing,
  isLeftBy,
  ask,
  onAnswer,
  ...props
}: AdminFormProps) {
  const { label, labelledBy, title, hasFiles = false, isKept = true, isQuiet = false, next, children } = props
  const form = useAdminForm(name, stored, { isLeftBy, device: isKept ? `${name} ${of}`.trim() : undefined })
  const { Form, answer, fields, saving, formRef, statusRef, continued, discard } = form
  useOnAnswer(answer, (arrived) => onAnswer?.(arrived))
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!saving && ask?.(event.currentTarget) === false) event.preventDefault()
    else form.submit(event)
  }
  return (
    <>
      <Form
        ref={formRef}
        className={className}
        method="post"
        {...(action && { action })}
        {...(hasFiles && { encType: 'multipart/form-data' })}
        noValidate
        aria-label={label}
        aria-labelledby={labelledBy}
        onSubmit={submit}
      >
        {title}
        <FormStatus ref={statusRef} answer={saving || (isQuiet && answer?.sent) ? undefined : answer} />
        <ContinuedNotice continued={continued} discard={discard} />
        <input type="hidden" name="form" value={name} />
        {children({ fields, saving, answer })}
      </Form>
      <SignInPrompt answer={answer} {...(next && { next })} />
    </>
  )
}
