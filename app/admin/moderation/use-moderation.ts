import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { useAnswerToast } from '../use-answer-toast.ts'
import type { Changed, ModerationAnswer } from './moderation-answer.ts'

export type OnChanged = (changed: Changed) => void

/** Submits a change without leaving the page and shows the result in a toast. */
export function useModeration(onChanged: OnChanged) {
  const fetcher = useFetcher<ModerationAnswer>()
  const { data: answer } = fetcher
  useAnswerToast(answer)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per response, whatever callback is passed meanwhile
  useEffect(() => {
    if (answer?.changed) onChanged(answer.changed)
  }, [answer])
  return { fetcher, isChanging: fetcher.state !== 'idle' }
}
