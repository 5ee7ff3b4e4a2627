import { type SubmitEvent, useMemo, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { RecordAnswer } from '#app/form-answers.ts'
import { showToast } from '#app/ui/toast.ts'
import { useOnAnswer } from '#app/ui/use-on-answer.ts'
import { isUploading } from './picture-field.tsx'
import { noteCopy } from './revisions/editing-parts.tsx'
import { readTyped } from './revisions/read-typed.ts'
import { type FormStart, useAutosave } from './revisions/use-autosave.ts'
import { useLeaveConfirmation } from './use-leave-confirmation.ts'
import { useUnsavedChanges } from './use-unsaved-changes.ts'

export type RecordFormOptions = {
  /** Initial values. */
  initial: Record<string, string>
  /** The response if the form was submitted as a full page. */
  posted: RecordAnswer | undefined
  /** Start of the message if there was no response from the server (network, expired session). */
  failure?: string
  /** Saves what is typed as a working copy that starts here. Fields named in `lists` are repeated. */
  start?: FormStart | undefined
  lists?: string[]
  /** `button` is the pressed one. Not called if someone typed while it was being saved: the changes stay in the form. */
  onSaved?: ((answer: RecordAnswer, button: HTMLElement | null) => void) | undefined
}

/**
 * Submits the form of a post or recipe without leaving the page, keeps what was typed until it is saved, and asks for confirmation before
 * it would be lost. `saved` holds the values to put into the fields.
 */
export function useRecordForm({ initial, posted, failure, start: begun, lists = [], onSaved }: RecordFormOptions) {
  const fetcher = useFetcher<RecordAnswer>()
  const [start] = useState(initial)
  const formRef = useRef<HTMLFormElement>(null)
  const statusRef = useRef<HTMLParagraphElement>(null)
  const button = useRef<HTMLElement>(null)
  const autosave = useAutosave(formRef, begun, lists)
  const unsaved = useUnsavedChanges(formRef, posted?.sent === false, undefined, begun && autosave.keepNow)
  const sent = useRef<Record<string, string>>({})
  const [base, setBase] = useState(begun?.base)
  useLeaveConfirmation()
  const answer = useMemo(() => (fetcher.data ? withReason(fetcher.data, failure) : posted), [fetcher.data, posted, failure])
  const fields = useMemo(
    () => ({ typed: { ...start, ...posted?.typed, ...answer?.typed }, errors: answer?.errors ?? {} }),
    [start, posted, answer],
  )
  const isSaving = fetcher.state === 'submitting'
  const [settled, setSettled] = useState<RecordAnswer>()

  useOnAnswer(answer, (answer) => {
    if (!answer.isUnsent) showToast(answer.sent ? 'success' : 'error', answer.toast ?? answer.message)
    if (answer.notice) showLastingToast(answer.notice)
    if (answer.conflict) setBase(answer.conflict.revision)
    if (answer !== posted) autosave.resume(answer.sent ? { base: answer.revision ?? 0, fields: sent.current } : undefined)
    if (!answer.sent) return statusRef.current?.focus()
    if (answer === posted) return
    if (answer.revision) setBase(answer.revision)
    unsaved.noteSaved()
    if (unsaved.hasTypedSince()) return
    setSettled(answer)
    onSaved?.(answer, button.current)
  })

  // By then the fields show the stored values.
  useOnAnswer(settled, ({ revision = 0 }) => {
    unsaved.noteSettled()
    // The fields may show another text than was sent, without anyone having typed it.
    if (formRef.current) autosave.resume({ base: revision, fields: readTyped(formRef.current, lists) })
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    if (isSaving) return event.preventDefault()
    if (isUploading(event.currentTarget)) {
      event.preventDefault()
      showToast('info', 'The picture is still uploading. Save when it’s done.')
      return
    }
    button.current = event.nativeEvent.submitter
    autosave.pause()
    noteCopy(event.currentTarget, autosave.readCopyId())
    sent.current = readTyped(event.currentTarget, lists)
    unsaved.noteSending()
  }

  /** What was last submitted; for a full-page submission, what the form shows. */
  const readSent = () => (answer === posted && formRef.current ? readTyped(formRef.current, lists) : sent.current)

  const form = { Form: fetcher.Form, formRef, statusRef, submit, readSent, hasTypedSince: unsaved.hasTypedSince, autosave, base }
  return { ...form, answer, saved: settled?.saved, fields, isSaving }
}

function withReason(answer: RecordAnswer, failure: string | undefined): RecordAnswer {
  return answer.form || !failure ? answer : { ...answer, message: `${failure}: ${answer.message}` }
}

/** Shows a toast that stays longer than others, as it has to be read. The form shows it as well. */
function showLastingToast(text: string) {
  showToast('info', text, { label: 'OK', run: () => {} })
}
