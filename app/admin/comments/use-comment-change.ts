import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { showToast } from '#app/ui/toast.ts'
import type { CommentsAnswer } from './comments-answer.ts'

/** Told of a change that was made. */
export type OnChanged = (changed: NonNullable<CommentsAnswer['changed']>) => void

/** Sends a change of comments without leaving the page, and says in a toast what became of it. */
export function useCommentChange(onChanged: OnChanged) {
  const fetcher = useFetcher<CommentsAnswer>()
  const { data: answer } = fetcher
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer, whichever function the page hands in meanwhile
  useEffect(() => {
    if (!answer) return
    showToast(answer.sent ? 'success' : 'error', answer.message)
    if (answer.changed) onChanged(answer.changed)
  }, [answer])
  return { fetcher, isChanging: fetcher.state !== 'idle', needsSignIn: answer?.needsSignIn === true }
}
