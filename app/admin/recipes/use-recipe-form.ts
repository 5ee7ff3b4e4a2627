import { type SubmitEvent, useEffect, useMemo, useRef } from 'react'
import { useFetcher } from 'react-router'
import { showToast } from '#app/ui/toast.ts'
import { isUploading } from '../picture-field.tsx'
import { useUnsavedChanges } from '../use-unsaved-changes.ts'
import type { RecipeAnswer } from './recipe-answer.ts'

type RecipeFormState = {
  /** What the fields begin with. */
  fields: Record<string, string>
  /** The answer when the page was posted as a whole. */
  posted: RecipeAnswer | undefined
  onSaved?: (() => void) | undefined
}

/** Sends a recipe's form without leaving the page, and keeps what was typed until it was saved. `shown` is what the fields show. */
export function useRecipeForm({ fields, posted, onSaved }: RecipeFormState) {
  const fetcher = useFetcher<RecipeAnswer>()
  const formRef = useRef<HTMLFormElement>(null)
  const statusRef = useRef<HTMLParagraphElement>(null)
  const unsaved = useUnsavedChanges(formRef, posted?.sent === false)
  const answer = fetcher.data ?? posted
  const isSaving = fetcher.state === 'submitting'
  const shown = useMemo(
    () => ({ typed: { ...fields, ...posted?.typed, ...answer?.typed }, errors: answer?.errors ?? {} }),
    [fields, posted, answer],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer, whichever functions the page hands in meanwhile
  useEffect(() => {
    if (!answer) return
    showToast(answer.sent ? 'success' : 'error', answer.message)
    statusRef.current?.focus()
    if (!answer.sent || answer === posted) return
    unsaved.noteSaved()
    onSaved?.()
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

  return { Form: fetcher.Form, answer, shown, isSaving, formRef, statusRef, submit }
}
