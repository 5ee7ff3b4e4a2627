import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { showToast } from '#app/ui/toast.ts'
import type { ChangeAnswer } from '../change-answer.ts'

/** Sends a small change without leaving the page, and says in a toast what became of it. */
export function useChange(onDone?: () => void) {
  const fetcher = useFetcher<ChangeAnswer>()
  const { data: answer } = fetcher
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer, whichever function the page hands in meanwhile
  useEffect(() => {
    if (!answer) return
    showToast(answer.sent ? 'success' : 'error', answer.message)
    if (answer.sent) onDone?.()
  }, [answer])
  return { fetcher, isChanging: fetcher.state !== 'idle', needsSignIn: answer?.needsSignIn === true }
}
