import { useFetcher } from 'react-router'
import type { ChangeAnswer } from '#app/form-answers.ts'
import { useAnswerToast } from './use-answer-toast.ts'

/**
 * Submits a one-click change without leaving the page and shows the result in a toast. Call it in a component that outlives the change: if
 * it were unmounted with a deleted row, the result would be lost.
 */
export function useChange() {
  const fetcher = useFetcher<ChangeAnswer>()
  useAnswerToast(fetcher.data)
  return { fetcher, isChanging: fetcher.state !== 'idle' }
}
