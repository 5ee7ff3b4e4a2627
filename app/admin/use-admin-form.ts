import { type SubmitEvent, useMemo, useRef, useState } from 'react'
import { useActionData, useFetcher } from 'react-router'
import type { AdminAnswer } from '#app/form-answers.ts'
import type { FieldAnswer } from '#app/ui/field.tsx'
import { useOnAnswer } from '#app/ui/use-on-answer.ts'
import { noteCopy } from './revisions/editing-parts.tsx'
import { readTyped } from './revisions/read-typed.ts'
import { useAutosave } from './revisions/use-autosave.ts'
import { useDeviceCopy } from './revisions/use-device-copy.ts'
import type { BegunForm } from './revisions/use-form-start.ts'
import { useAnswerToast } from './use-answer-toast.ts'
import type { Transition } from './use-leave-confirmation.ts'
import { useUnsavedChanges } from './use-unsaved-changes.ts'

type AdminFormOptions = {
  isLeftBy?: ((move: Transition) => boolean) | undefined
  /** The name under which this browser stores what is typed; a form that was `kept` has a working copy instead. */
  device?: string | undefined
  /** Saves what is typed as a working copy; fields named in `lists` are repeated. */
  kept?: { begun: BegunForm; lists: string[] }
}

/**
 * Saves one of a page's forms without leaving it. Its fields hold the `stored` values, or what was typed if saving failed; after saving
 * they show the new stored values unless someone has typed since. The status message of a failed submission receives the focus. With
 * `useLeaveConfirmation` on the page, unsaved changes are confirmed before leaving, unless they are stored.
 */
export function useAdminForm(
  form: string,
  stored: Record<string, string>,
  { isLeftBy = byAnotherPage, device, kept }: AdminFormOptions = {},
) {
  const fetcher = useFetcher<AdminAnswer>()
  const posted = useActionData<AdminAnswer>()
  const postedHere = posted?.form === form ? posted : undefined
  const answer = fetcher.data ?? postedHere
  const formRef = useRef<HTMLFormElement>(null)
  const statusRef = useRef<HTMLParagraphElement>(null)
  const { begun, lists = [] } = kept ?? {}
  const autosave = useAutosave(formRef, begun?.start, lists)
  const isRefused = postedHere?.sent === false
  const small = useDeviceCopy(formRef, device, isRefused)
  const unsaved = useUnsavedChanges(formRef, isRefused, isLeftBy, begun ? autosave.keepNow : small.keepNow)
  const sent = useRef<Record<string, string>>({})
  const [base, setBase] = useState(postedHere?.conflict?.revision ?? begun?.start.base)
  const saving = fetcher.state !== 'idle'
  const isSaved = !saving && fetcher.data?.sent === true
  const initial = begun && !fetcher.data?.sent ? begun.fields : stored
  const fields = useMemo(() => toFields(initial, answer), [initial, answer])

  useAnswerToast(answer, undefined, true)
  useOnAnswer(answer, (answer) => {
    if (answer !== posted) autosave.resume(answer.sent ? { base: answer.revision ?? 0, fields: sent.current } : undefined)
    setBase((before) => (answer.conflict ?? answer).revision ?? before)
    if (!answer.sent) statusRef.current?.focus()
    else if (answer !== posted) {
      unsaved.noteSaved()
      small.noteSaved()
    }
  })
  // After revalidation, once the fields show the stored values.
  useOnAnswer(isSaved ? fetcher.data : undefined, ({ revision = 0 }) => {
    if (unsaved.hasTypedSince()) return
    formRef.current?.reset()
    unsaved.noteSettled()
    small.noteSettled()
    if (formRef.current) autosave.resume({ base: revision, fields: readTyped(formRef.current, lists) })
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    if (saving) return event.preventDefault()
    autosave.pause()
    noteCopy(event.currentTarget, autosave.readCopyId())
    sent.current = readTyped(event.currentTarget, lists)
    unsaved.noteSending()
    small.noteSending()
  }

  /** What was last submitted; for a full-page submission, what the form shows. */
  const readSent = () => (answer === posted && formRef.current ? readTyped(formRef.current, lists) : sent.current)

  const { hasTypedSince } = unsaved
  const { continued, discard } = small
  const parts = { Form: fetcher.Form, formRef, statusRef, submit, readSent, hasTypedSince, autosave, base, continued, discard }
  return { ...parts, answer, fields, saving }
}

function byAnotherPage({ currentLocation, nextLocation }: Transition) {
  return currentLocation.pathname !== nextLocation.pathname
}

function toFields(stored: Record<string, string>, answer: AdminAnswer | undefined): FieldAnswer {
  if (!answer || answer.sent) return { typed: stored, errors: {} }
  const isEcho = Object.keys(answer.typed).length > 0
  return { typed: isEcho ? answer.typed : stored, errors: answer.errors }
}
