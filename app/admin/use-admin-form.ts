import { type SubmitEvent, useEffect, useMemo, useRef } from 'react'
import { useActionData, useFetcher } from 'react-router'
import type { FieldAnswer } from '#app/ui/field.tsx'
import { useAnswerToast } from './use-answer-toast.ts'
import type { Move } from './use-leave-question.ts'
import { useUnsavedChanges } from './use-unsaved-changes.ts'

/** How a form of the admin was answered; `typed` is what stood in its fields, to be kept unless it was saved. */
export type AdminAnswer = FieldAnswer & { form: string; sent: boolean; message: string; needsSignIn?: boolean }

/**
 * Saves one form of a page without leaving it. Its fields hold what is `stored`, or what was typed when it could not be saved; once saved, they
 * show what is stored then, unless somebody typed on meanwhile. An unsaved form's status gets the focus. The page asks before what
 * was typed is lost, where it has a `useLeaveQuestion`.
 */
export function useAdminForm(form: string, stored: Record<string, string>, isLeftBy: (move: Move) => boolean = byAnotherPage) {
  const fetcher = useFetcher<AdminAnswer>()
  const posted = useActionData<AdminAnswer>()
  const postedHere = posted?.form === form ? posted : undefined
  const answer = fetcher.data ?? postedHere
  const formRef = useRef<HTMLFormElement>(null)
  const statusRef = useRef<HTMLParagraphElement>(null)
  const unsaved = useUnsavedChanges(formRef, postedHere?.sent === false, isLeftBy)
  const saving = fetcher.state !== 'idle'
  const isSaved = !saving && fetcher.data?.sent === true
  const fields = useMemo(() => toFields(stored, answer), [stored, answer])

  useAnswerToast(answer)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (!answer) return
    if (!answer.sent) statusRef.current?.focus()
    else if (answer !== posted) unsaved.noteSaved()
  }, [answer])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer, when the page has read anew what is stored
  useEffect(() => {
    if (!isSaved || unsaved.hasTypedOn()) return
    formRef.current?.reset()
    unsaved.noteSettled()
  }, [isSaved, fetcher.data])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    if (saving) event.preventDefault()
    else unsaved.noteSending()
  }

  return { Form: fetcher.Form, answer, fields, saving, formRef, statusRef, submit }
}

function byAnotherPage({ currentLocation, nextLocation }: Move) {
  return currentLocation.pathname !== nextLocation.pathname
}

function toFields(stored: Record<string, string>, answer: AdminAnswer | undefined): FieldAnswer {
  if (!answer || answer.sent) return { typed: stored, errors: {} }
  const isEcho = Object.keys(answer.typed).length > 0
  return { typed: isEcho ? answer.typed : stored, errors: answer.errors }
}
