import { useEffect } from 'react'
import { showToast } from '#app/ui/toast.ts'
import type { ToastAction } from '#app/ui/toast-container.tsx'

type Answer = { sent: boolean; message: string; isUnsent?: boolean }

/**
 * Shows the result of a form once, as a toast, with an action if there is one. Where a `hasStatus` form shows its message as well, what was never sent is not said
 * twice.
 */
export function useAnswerToast(answer: Answer | undefined, action?: ToastAction, hasStatus = false) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (answer && !(hasStatus && answer.isUnsent)) showToast(answer.sent ? 'success' : 'error', answer.message, action)
  }, [answer])
}
