import { type SubmitEvent, useEffect, useMemo, useRef } from 'react'
import { useActionData, useFetcher } from 'react-router'
import type { FieldAnswer } from '#app/ui/field.tsx'
import { useAnswerToast } from './use-answer-toast.ts'
import type { Transition } from './use-leave-confirmation.ts'
import { useUnsavedChanges } from './use-unsaved-changes.ts'

/** The response to an admin form; unless saved, `typed` holds the submitted values. */
export type AdminAnswer = FieldAnswer & {
  form: string
  sent: boolean
  message: string
  needsSignIn?: boolean
  isUnsent?: boolean
  /** What is shown once: the address of a key for an app of codes, recovery codes. */
  uri?: string
  codes?: string[]
  /** What the browser makes a passkey of, as JSON, and what it is to be called. */
  passkey?: { name: string; options: string }
  /** The address of an invitation that can't be mailed. */
  link?: string
}

/**
 * Saves one of a page's forms without leaving it. Its fields hold the `stored` values, or what was typed when saving failed; after saving
 * they show the new stored values unless somebody has typed since. The status message of a failed submission receives the focus. With
 * `useLeaveConfirmation` on the page, unsaved changes are confirmed before leaving.
 */
export function useAdminForm(form: string, stored: Record<string, string>, isLeftBy: (move: Transition) => boolean = byAnotherPage) {
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

  useAnswerToast(answer, undefined, true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per response
  useEffect(() => {
    if (!answer) return
    if (!answer.sent) statusRef.current?.focus()
    else if (answer !== posted) unsaved.noteSaved()
  }, [answer])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per response, after revalidation
  useEffect(() => {
    if (!isSaved || unsaved.hasTypedSince()) return
    formRef.current?.reset()
    unsaved.noteSettled()
  }, [isSaved, fetcher.data])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    if (saving) event.preventDefault()
    else unsaved.noteSending()
  }

  return { Form: fetcher.Form, answer, fields, saving, formRef, statusRef, submit }
}

function byAnotherPage({ currentLocation, nextLocation }: Transition) {
  return currentLocation.pathname !== nextLocation.pathname
}

function toFields(stored: Record<string, string>, answer: AdminAnswer | undefined): FieldAnswer {
  if (!answer || answer.sent) return { typed: stored, errors: {} }
  const isEcho = Object.keys(answer.typed).length > 0
  return { typed: isEcho ? answer.typed : stored, errors: answer.errors }
}
