import type { ReactNode, SubmitEvent } from 'react'
import type { FormAnswer } from '#app/forms.ts'
import { FormStatus } from '#app/ui/form-status.tsx'
import { RobotTrap, useRobotMarks } from './robot-trap.tsx'
import { useFormAnswer } from './use-form-answer.ts'

/** What a form for visitors is given. */
export type VisitorFormProps = {
  /** Which form of the page this is; the action tells them apart by it. */
  form: string
  /** Where it is posted, with the anchor that a whole-page post comes back to. */
  action: string
  button: string
  labelledBy?: string
  onSent?: () => void
  /** Takes the place of the fields once they were sent; without it they stand empty again. */
  whenSent?: ReactNode
  /** The fields, given the latest answer. */
  children: (answer: FormAnswer | undefined) => ReactNode
}

/** A form that visitors send: its outcome at the head, its fields, the traps for robots, and a button that can't be pressed twice. */
export function VisitorForm({ form, action, button, labelledBy, onSent, whenSent, children }: VisitorFormProps) {
  const { Form, answer, sending, formRef, statusRef } = useFormAnswer(form, onSent)
  const markForm = useRobotMarks()
  const submit = (event: SubmitEvent<HTMLFormElement>) => (sending ? event.preventDefault() : markForm(event.currentTarget))
  if (answer?.sent && whenSent)
    return (
      <div className="form">
        <FormStatus ref={statusRef} answer={answer} />
        {whenSent}
      </div>
    )
  return (
    <Form ref={formRef} className="form" method="post" action={action} aria-labelledby={labelledBy} onSubmit={submit}>
      <FormStatus ref={statusRef} answer={sending ? undefined : answer} />
      <input type="hidden" name="form" value={form} />
      <RobotTrap />
      {children(answer)}
      <button className="button button--large" type="submit" aria-disabled={sending}>
        {sending ? 'Sending…' : button}
      </button>
    </Form>
  )
}
