import { useEffect } from 'react'
import { showToast } from '#app/ui/toast.ts'

/** Shows the result of a form once, as a toast. */
export function useAnswerToast(answer: { sent: boolean; message: string } | undefined) {
  useEffect(() => {
    if (answer) showToast(answer.sent ? 'success' : 'error', answer.message)
  }, [answer])
}
