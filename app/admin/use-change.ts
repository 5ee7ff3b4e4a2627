import { useFetcher } from 'react-router'
import type { ChangeAnswer } from './change-answer.ts'
import { useAnswerToast } from './use-answer-toast.ts'

/**
 * Sends a small change without leaving the page, and says in a toast what became of it. Belongs to what outlives the change: with a row that
 * goes, its answer would go as well.
 */
export function useChange() {
  const fetcher = useFetcher<ChangeAnswer>()
  useAnswerToast(fetcher.data)
  return { fetcher, isChanging: fetcher.state !== 'idle' }
}
