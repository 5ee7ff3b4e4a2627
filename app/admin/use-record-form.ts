import { type SubmitEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { FieldAnswer } from '#app/ui/field.tsx'
import { showToast } from '#app/ui/toast.ts'
import { isUploading } from './picture-field.tsx'
import { useLeaveQuestion } from './use-leave-question.ts'
import { useUnsavedChanges } from './use-unsaved-changes.ts'

/** How the form of a post or a recipe was answered; `typed` is what stood in its fields, rows as JSON. */
export type RecordAnswer = FieldAnswer & {
  /** Named by the server's own answers, not by those that the browser gives where there was none. */
  form?: string
  sent: boolean
  message: string
  /** What the toast says where it is not the message. */
  toast?: string
  /** Some pictures could not be fetched: the record can be saved without them. */
  canSaveWithout?: boolean
  /** What a post became where that is not what was sent. */
  saved?: { urlSlug: string; content: string | undefined }
  needsSignIn?: boolean
}

type RecordFormOptions = {
  /** What stands in the fields before anything was typed. */
  initial: Record<string, string>
  /** The answer when the page was posted as a whole. */
  posted: RecordAnswer | undefined
  /** What is said before the reason when the server gave no answer of its own (no network, no session). */
  failure?: string
  /** Not called when somebody typed on while it was being saved: what was typed stays. */
  onSaved?: ((answer: RecordAnswer) => void) | undefined
}

/**
 * Sends the form of a post or a recipe without leaving the page, keeps what was typed until it is saved, and asks before it would be lost.
 * `saved` is what the fields are to take.
 */
export function useRecordForm({ initial, posted, failure, onSaved }: RecordFormOptions) {
  const fetcher = useFetcher<RecordAnswer>()
  const [start] = useState(initial)
  const formRef = useRef<HTMLFormElement>(null)
  const statusRef = useRef<HTMLParagraphElement>(null)
  const unsaved = useUnsavedChanges(formRef, posted?.sent === false)
  useLeaveQuestion()
  const answer = useMemo(() => (fetcher.data ? withReason(fetcher.data, failure) : posted), [fetcher.data, posted, failure])
  const fields = useMemo(
    () => ({ typed: { ...start, ...posted?.typed, ...answer?.typed }, errors: answer?.errors ?? {} }),
    [start, posted, answer],
  )
  const isSaving = fetcher.state === 'submitting'
  const [settled, setSettled] = useState<RecordAnswer>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer, whichever functions the page hands in meanwhile
  useEffect(() => {
    if (!answer) return
    showToast(answer.sent ? 'success' : 'error', answer.toast ?? answer.message)
    if (!answer.sent) return statusRef.current?.focus()
    if (answer === posted) return
    unsaved.noteSaved()
    if (unsaved.hasTypedOn()) return
    setSettled(answer)
    onSaved?.(answer)
  }, [answer])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the fields have taken what was stored
  useEffect(() => {
    if (settled) unsaved.noteSettled()
  }, [settled])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    if (isSaving) return event.preventDefault()
    if (isUploading(event.currentTarget)) {
      event.preventDefault()
      showToast('info', 'The picture is still on its way. Save once it is there.')
      return
    }
    unsaved.noteSending()
  }

  return { Form: fetcher.Form, answer, saved: settled?.saved, fields, isSaving, formRef, statusRef, submit }
}

function withReason(answer: RecordAnswer, failure: string | undefined): RecordAnswer {
  return answer.form || !failure ? answer : { ...answer, message: `${failure}: ${answer.message}` }
}
