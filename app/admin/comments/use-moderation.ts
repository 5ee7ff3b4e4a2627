import { useFetcher } from 'react-router'
import { useAnswerToast } from '#app/admin/use-answer-toast.ts'
import type { ChangeAnswer, Changed } from '#app/form-answers.ts'
import { useOnAnswer } from '#app/ui/use-on-answer.ts'

export type OnChanged = (changed: Changed) => void

/** Submits a change without leaving the page and shows the result in a toast. */
export function useModeration(onChanged: OnChanged) {
  const fetcher = useFetcher<ChangeAnswer>()
  const { data: answer } = fetcher
  useAnswerToast(answer)
  useOnAnswer(answer, ({ changed }) => changed && onChanged(changed))
  return { fetcher, isChanging: fetcher.state !== 'idle' }
}
