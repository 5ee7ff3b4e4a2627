import type { ChangeAnswer } from '#app/form-answers.ts'
import { showToast } from '#app/ui/toast.ts'
import type { ToastAction } from '#app/ui/toast-container.tsx'
import { useOnAnswer } from '#app/ui/use-on-answer.ts'

/**
 * Shows the result of a form once, as a toast, with an action if there is one. If a `hasStatus` form shows its message as well, a failure
 * to send is not shown twice.
 */
export function useAnswerToast(answer: ChangeAnswer | undefined, action?: ToastAction, hasStatus = false) {
  useOnAnswer(answer, ({ sent, message, isUnsent, isFine }) => {
    if (!(hasStatus && isUnsent)) showToast(sent || isFine ? 'success' : 'error', message, action)
  })
}
