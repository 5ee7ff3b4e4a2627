import { type SubmitEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useActionData, useFetcher } from 'react-router'
import { showToast } from '#app/ui/toast.ts'
import { isUploading } from '../picture-field.tsx'
import { useUnsavedChanges } from '../use-unsaved-changes.ts'
import type { Failure } from './answer-blog.ts'
import type { BlogAnswer } from './blog-answer.ts'

type BlogFormOptions = {
  failure: Failure
  /** What stands in the fields before anything was typed. */
  initial: Record<string, string>
  onSaved?: (answer: BlogAnswer) => void
}

/**
 * Sends the form of a post without leaving the page, keeps what was typed until it is saved, and asks before it would be lost. `answers`
 * counts, so that signing in again is offered anew after each answer that asks for it.
 */
export function useBlogForm({ failure, initial, onSaved }: BlogFormOptions) {
  const fetcher = useFetcher<BlogAnswer>()
  const posted = useOwnPost()
  const [start] = useState(initial)
  const formRef = useRef<HTMLFormElement>(null)
  const statusRef = useRef<HTMLParagraphElement>(null)
  const unsaved = useUnsavedChanges(formRef, posted?.sent === false)
  const answer = useMemo(() => (fetcher.data ? withReason(fetcher.data, failure) : posted), [fetcher.data, posted, failure])
  const fields = useMemo(() => ({ typed: { ...start, ...answer?.typed }, errors: answer?.errors ?? {} }), [start, answer])
  const isSaving = fetcher.state === 'submitting'
  const [answers, setAnswers] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer, whichever functions the page hands in meanwhile
  useEffect(() => {
    if (!answer) return
    setAnswers((count) => count + 1)
    showToast(answer.sent ? 'success' : 'error', answer.toast ?? answer.message)
    if (!answer.sent) return statusRef.current?.focus()
    if (answer !== posted) unsaved.noteSaved()
    onSaved?.(answer)
  }, [answer])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    if (isSaving) return event.preventDefault()
    if (isUploading(event.currentTarget)) {
      event.preventDefault()
      showToast('info', 'The picture is still on its way. Save once it is there.')
      return
    }
    unsaved.noteSending()
  }

  return { Form: fetcher.Form, answer, answers, fields, isSaving, formRef, statusRef, submit }
}

function useOwnPost() {
  const posted = useActionData<BlogAnswer>()
  return posted?.form === 'blog' ? posted : undefined
}

/** What the browser itself says of a form that was not saved (no network, no session) is told like what the server says. */
function withReason(answer: BlogAnswer, failure: Failure): BlogAnswer {
  return answer.form === 'blog' ? answer : { ...answer, message: `${failure}: ${answer.message}` }
}
