import { useEffect } from 'react'
import { showToast } from '#app/ui/toast.ts'
import type { ToastAction } from '#app/ui/toast-container.tsx'

/** Shows the result of a form once, as a toast, with an action if there is one. */
export function useAnswerToast(answer: { sent: boolean; message: string } | undefined, action?: ToastAction) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (answer) showToast(answer.sent ? 'success' : 'error', answer.message, action)
  }, [answer])
}
