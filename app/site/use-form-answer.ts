import { useEffect, useMemo, useRef } from 'react'
import { useActionData, useFetcher } from 'react-router'
import type { FormAnswer } from '#app/forms.ts'
import { showToast } from '#app/ui/toast.ts'
import { useNoValidate } from '#app/ui/use-no-validate.ts'

/**
 * Sends a form without leaving the page, and keeps what was typed until it was sent. `answer` is the latest one, also when the page was
 * posted as a whole because its script had not started. What became of it gets the focus.
 */
export function useFormAnswer(form: string, onSent?: () => void) {
  const fetcher = useFetcher<FormAnswer>()
  const posted = useOwnPost(form)
  const formRef = useRef<HTMLFormElement>(null)
  const statusRef = useRef<HTMLParagraphElement>(null)
  const answer = useMemo(() => (fetcher.data ? withTyped(fetcher.data, posted) : posted), [fetcher.data, posted])
  useNoValidate(formRef)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer, whichever function the page hands in meanwhile
  useEffect(() => {
    if (!answer) return
    showToast(answer.sent ? 'success' : 'error', answer.message)
    if (answer.sent) formRef.current?.reset()
    if (answer.sent) onSent?.()
    statusRef.current?.focus()
  }, [answer])

  return { Form: fetcher.Form, answer, sending: fetcher.state === 'submitting', formRef, statusRef }
}

/** The answer to this form when the page was posted as a whole. */
function useOwnPost(form: string) {
  const posted = useActionData<FormAnswer>()
  return posted?.form === form ? posted : undefined
}

/** What a whole-page post brought back into the fields stays there when the next attempt never reaches the server. */
function withTyped(answer: FormAnswer, posted: FormAnswer | undefined): FormAnswer {
  return answer.sent ? answer : { ...answer, typed: { ...posted?.typed, ...answer.typed } }
}
