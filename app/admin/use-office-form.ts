import { useEffect, useMemo, useRef } from 'react'
import { useActionData, useFetcher } from 'react-router'
import type { FieldAnswer } from '#app/ui/field.tsx'
import { useAnswerToast } from './use-answer-toast.ts'

/** How a form of the back office was answered; `typed` is what stood in its fields, to be kept unless it was saved. */
export type OfficeAnswer = FieldAnswer & { form: string; sent: boolean; message: string; needsSignIn?: boolean }

/**
 * Saves one form of a page without leaving it. Its fields hold what is `stored`, or what was typed when it could not be saved; once saved, they
 * show what is stored then. An unsaved form's status gets the focus.
 */
export function useOfficeForm(form: string, stored: Record<string, string>) {
  const fetcher = useFetcher<OfficeAnswer>()
  const posted = useActionData<OfficeAnswer>()
  const answer = fetcher.data ?? (posted?.form === form ? posted : undefined)
  const formRef = useRef<HTMLFormElement>(null)
  const statusRef = useRef<HTMLParagraphElement>(null)
  const isSaved = fetcher.state === 'idle' && fetcher.data?.sent === true
  const fields = useMemo(() => toFields(stored, answer), [stored, answer])

  useAnswerToast(answer)
  useEffect(() => {
    if (answer && !answer.sent) statusRef.current?.focus()
  }, [answer])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer, when the page has read anew what is stored
  useEffect(() => {
    if (isSaved) formRef.current?.reset()
  }, [isSaved, fetcher.data])

  return { Form: fetcher.Form, answer, fields, saving: fetcher.state !== 'idle', formRef, statusRef }
}

function toFields(stored: Record<string, string>, answer: OfficeAnswer | undefined): FieldAnswer {
  if (!answer || answer.sent) return { typed: stored, errors: {} }
  const isEcho = Object.keys(answer.typed).length > 0
  return { typed: isEcho ? answer.typed : stored, errors: answer.errors }
}
