import type { ComponentType } from 'react'
import { shareValue } from './shared-value.ts'
import type { ToastAction, ToastKind } from './toast-container.tsx'

const container = shareValue<ComponentType | undefined>(undefined)

/** The loaded container, for `Toasts`. */
export const useToastContainer = container.useValue

/** Shows a toast; returns a function that removes it. The container is loaded with the first one. */
export function showToast(kind: ToastKind, text: string, action?: ToastAction): () => void {
  let wanted = true
  let takeAway = () => {
    wanted = false
  }
  import('./toast-container.tsx').then(
    ({ ToastContainer, presentToast }) => {
      if (!wanted) return
      if (!container.read()) container.set(ToastContainer)
      takeAway = presentToast(kind, text, action)
    },
    () => {
      if (wanted) takeAway = showPlainNotice(text, action)
    },
  )
  return () => takeAway()
}

/** Says that this browser refuses to store the reader's change. */
export function sayNotStored() {
  showToast('error', 'This couldn’t be saved: your browser’s storage is full or turned off.')
}

/** Fallback: the bar of app/client/page-guard.js, which needs no further code and therefore works offline. */
function showPlainNotice(text: string, action: ToastAction | undefined) {
  const notice = { text, action, remove: () => {} }
  dispatchEvent(new CustomEvent('page-notice', { detail: notice }))
  return () => notice.remove()
}
