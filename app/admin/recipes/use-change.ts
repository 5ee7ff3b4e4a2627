import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { showToast } from '#app/ui/toast.ts'
import type { ChangeAnswer } from '../change-answer.ts'

/** Sends a small change without leaving the page, and says in a toast what became of it. */
export function useChange() {
  const fetcher = useFetcher<ChangeAnswer>()
  const { data: answer } = fetcher
  useEffect(() => {
    if (answer) showToast(answer.sent ? 'success' : 'error', answer.message)
  }, [answer])
  return { fetcher, isChanging: fetcher.state !== 'idle', needsSignIn: answer?.needsSignIn === true }
}
