import { useMemo, useRef } from 'react'
import { useActionData, useFetcher } from 'react-router'
import type { FormAnswer } from '#app/form-answers.ts'
import { showToast } from '#app/ui/toast.ts'
import { useNoValidate } from '#app/ui/use-no-validate.ts'
import { useOnAnswer } from '#app/ui/use-on-answer.ts'

/**
 * Submits a form without leaving the page and preserves the typed text until it is sent. `answer` is the latest response, including that of
 * a full-page submission before hydration. The status message receives the focus.
 */
export function useFormAnswer(form: string, onSent?: () => void) {
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
