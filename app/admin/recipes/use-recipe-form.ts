import { useEffect, useMemo, useRef } from 'react'
import { useFetcher } from 'react-router'
import { showToast } from '#app/ui/toast.ts'
import type { RecipeAnswer } from './recipe-answer.ts'
import { useUnsavedGuard } from './use-unsaved-guard.ts'

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
  const { markSending, markSaved } = useUnsavedGuard(formRef)
  const answer = fetcher.data ?? posted
  const shown = useMemo(
    () => ({ typed: { ...fields, ...posted?.typed, ...answer?.typed }, errors: answer?.errors ?? {} }),
    [fields, posted, answer],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer, whichever functions the page hands in meanwhile
  useEffect(() => {
    if (!answer) return
    showToast(answer.sent ? 'success' : 'error', answer.message)
    if (answer.sent) {
      markSaved()
      onSaved?.()
    }
    statusRef.current?.focus()
  }, [answer])

  return { Form: fetcher.Form, answer, shown, sending: fetcher.state === 'submitting', formRef, statusRef, markSending }
}
