import { type ReactNode, type SubmitEvent, useMemo, useRef } from 'react'
import { useActionData, useFetcher } from 'react-router'
import type { FormAnswer } from '#app/form-answers.ts'
import { EmailField } from '#app/ui/email-field.tsx'
import { Field } from '#app/ui/field.tsx'
import { FormStatus } from '#app/ui/form-status.tsx'
import { showToast } from '#app/ui/toast.ts'
import { useNoValidate } from '#app/ui/use-no-validate.ts'
import { useOnAnswer } from '#app/ui/use-on-answer.ts'
import { fieldLimits } from '#domain/forms/form-limits.ts'

export type VisitorFormProps = {
  /** Tells the page's forms apart in the action. */
  form: string
  /** Submit address, with the anchor to return to after a full-page submission. */
  action: string
  button: string
  labelledBy?: string
  /** For a form with files. */
  encType?: 'multipart/form-data'
  onSent?: () => void
  /** Replaces the fields after success; without it the form is emptied. */
  whenSent?: ReactNode
  /** Renders the fields, given the latest response. */
  children: (answer: FormAnswer | undefined) => ReactNode
}

/** A public form: status message, fields, spam traps, and a button that is disabled while a submission is pending. */
export function VisitorForm({ form, action, button, labelledBy, encType, onSent, whenSent, children }: VisitorFormProps) {
  const { Form, answer, sending, formRef, statusRef } = useFormAnswer(form, onSent)
  const submit = (event: SubmitEvent) => sending && event.preventDefault()
  if (answer?.sent && whenSent)
    return (
      <div className="form">
        <FormStatus ref={statusRef} answer={answer} />
        {whenSent}
      </div>
    )
  return (
    <Form
      ref={formRef}
      className="form"
      method="post"
      encType={encType}
      action={action}
      aria-labelledby={labelledBy}
      onSubmit={submit}
      onFocus={(event) => guard(event.currentTarget)}
    >
      <FormStatus ref={statusRef} answer={sending ? undefined : answer} />
      <input type="hidden" name="form" value={form} />
      <Honeypot />
      {children(answer)}
      <button className="button button--large" type="submit" aria-disabled={sending}>
        {sending ? 'Sending…' : button}
      </button>
    </Form>
  )
}

type FormPanelProps = Omit<VisitorFormProps, 'labelledBy'> & {
  id: string
  title: string
  help: string
  /** What static copies of the site leave out. */
  live: string
}

/** A form about the page in a panel of its own, to which the page returns after a full-page submission. */
export function FormPanel({ id, title, help, live, action, ...form }: FormPanelProps) {
  const titleId = `${id}-title`
  return (
    <div className="form-panel" id={id} data-live={live}>
      <h2 id={titleId}>{title}</h2>
      <VisitorForm {...form} action={`${action}#${id}`} labelledBy={titleId} />
      <p className="help">{help}</p>
    </div>
  )
}

/** The fields for the author of something that the site will show: the name, and an email address that it won't. */
export function WriterFields({ answer }: { answer: FormAnswer | undefined }) {
  return (
    <>
      <Field name="name" label="Name" required maxLength={fieldLimits.name} autoComplete="name" answer={answer} />
      <EmailField autoComplete="email" help="Never shown on the site." answer={answer} />
      <label>
        <input type="checkbox" name="tell" defaultChecked={!!answer?.typed.tell} />
        Email me when someone replies
      </label>
    </>
  )
}

/** A field that people don't see, with a name that autofill ignores, and one for the time when the form was started. */
function Honeypot() {
  return (
    <>
      <label className="visually-hidden" aria-hidden="true">
        Leave empty
        <input name="seasoning" tabIndex={-1} autoComplete="off" />
      </label>
      <input type="hidden" name="stamp" />
    </>
  )
}

/**
 * Stamps a form when it is started, or does proof of work for a submission by its id; the code for that is loaded only then. Without it,
 * the form is sent anyway.
 */
function guard(of: HTMLFormElement | string) {
  import('./form-guard.ts').then(
    (loaded) => loaded.guard(of),
    () => {},
  )
}

/**
 * Submits a form without leaving the page and keeps the typed text until it is sent. `answer` is the latest response, including that of a
 * full-page submission before hydration. The status message receives the focus.
 */
function useFormAnswer(form: string, onSent?: () => void) {
  const fetcher = useFetcher<FormAnswer>()
  const posted = useOwnPost(form)
  const formRef = useRef<HTMLFormElement>(null)
  const statusRef = useRef<HTMLParagraphElement>(null)
  const answer = useMemo(() => (fetcher.data ? withTyped(fetcher.data, posted) : posted), [fetcher.data, posted])
  useNoValidate(formRef)

  useOnAnswer(answer, (answer) => {
    if (!answer.isUnsent) showToast(answer.sent ? 'success' : 'error', answer.message)
    if (answer.sent) formRef.current?.reset()
    if (answer.sent) onSent?.()
    if (answer.proof) guard(answer.proof)
    statusRef.current?.focus()
  })

  return { Form: fetcher.Form, answer, sending: fetcher.state === 'submitting', formRef, statusRef }
}

/** The response to this form when it was submitted as a full page. */
function useOwnPost(form: string) {
  const posted = useActionData<FormAnswer>()
  return posted?.form === form ? posted : undefined
}

/** Values that a full-page response rendered must survive a later attempt that never reaches the server. */
function withTyped(answer: FormAnswer, posted: FormAnswer | undefined): FormAnswer {
  return answer.sent ? answer : { ...answer, typed: { ...posted?.typed, ...answer.typed } }
}
