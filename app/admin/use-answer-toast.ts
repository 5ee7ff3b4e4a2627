import { useEffect } from 'react'
import { showToast } from '#app/ui/toast.ts'

/** Says once in a toast what became of a form. */
export function useAnswerToast(answer: { sent: boolean; message: string } | undefined) {
  useEffect(() => {
    if (answer) showToast(answer.sent ? 'success' : 'error', answer.message)
  }, [answer])
}
