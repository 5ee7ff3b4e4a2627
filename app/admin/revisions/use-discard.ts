import { useState } from 'react'
import { showToast } from '#app/ui/toast.ts'

/** Discards a text after a confirmation, once at a time; says so if the server could not be reached. */
export function useDiscard(discard: () => Promise<void>, question: string) {
  const [isBusy, setBusy] = useState(false)
  const ask = () => {
    if (isBusy || !window.confirm(question)) return
    setBusy(true)
    discard()
      .catch(sayNotDone)
      .finally(() => setBusy(false))
  }
  return { isBusy, ask }
}

export function sayNotDone() {
  showToast('error', 'That didn’t work. Try again in a minute.')
}
