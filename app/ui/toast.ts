import type { ComponentType } from 'react'
import type { ToastAction, ToastKind } from './toast-container.tsx'

let container: ComponentType | undefined
const listeners = new Set<() => void>()

/** Shows a toast; returns a function that removes it. The container is loaded with the first one. */
export function showToast(kind: ToastKind, text: string, action?: ToastAction): () => void {
  let wanted = true
  let takeAway = () => {
    wanted = false
  }
  import('./toast-container.tsx').then(
    ({ ToastContainer, presentToast }) => {
      if (!wanted) return
      provideContainer(ToastContainer)
      takeAway = presentToast(kind, text, action)
    },
    () => {
      if (wanted) takeAway = showPlainNotice(text, action)
    },
  )
  return () => takeAway()
}

/** The loaded container, for `Toasts`. */
export function getToastContainer() {
  return container
}

/** Notifies `Toasts` when the container has loaded. Returns a function that unsubscribes. */
export function onToastContainer(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function provideContainer(loaded: ComponentType) {
  if (container) return
  container = loaded
  for (const listener of listeners) listener()
}

/** Fallback: the bar of app/client/page-guard.js, which needs no further code and therefore works offline. */
function showPlainNotice(text: string, action: ToastAction | undefined) {
  const notice = { text, action, remove: () => {} }
  dispatchEvent(new CustomEvent('page-notice', { detail: notice }))
  return () => notice.remove()
}
