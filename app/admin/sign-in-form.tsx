import { type ReactNode, useEffect, useRef } from 'react'
import { Form, useActionData, useNavigation } from 'react-router'
import type { AdminAnswer } from '#app/form-answers.ts'
import { FormStatus } from '#app/ui/form-status.tsx'
import { useNoValidate } from '#app/ui/use-no-validate.ts'
import { useAnswerToast } from './use-answer-toast.ts'

type SignInFormProps = {
  button: string
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
      <button className="button button--large" type="submit" aria-disabled={sending}>
        {sending ? 'One moment…' : button}
      </button>
    </Form>
  )
}
