import type { Timer } from '#domain/recipes/timer.ts'

/**
 * Whether the visitor can still be asked for permission. On Android only if the service worker runs, as only it can show notifications
 * there.
 */
export function canAskForNotifications() {
  return (
    window.isSecureContext &&
    'Notification' in window &&
    Notification.permission === 'default' &&
    (!/Android/.test(navigator.userAgent) || findWorker() !== null)
  )
}

/** Shows the browser's permission prompt. */
export async function askForNotifications() {
  await Notification.requestPermission()
}

/** Notifies a visitor who is looking at another window or tab; clicking the notification returns here. The tabs of one browser show it once. */
export function notify({ id, name, recipe, address, step }: Timer) {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const title = `${name}: time is up`
  const worker = findWorker()
  if (worker) worker.postMessage({ over: { id, title, body: recipe, path: `${address}#step-${step}` } })
  else if (!document.hasFocus() || document.hidden) notifyWithoutWorker(title, { body: recipe, tag: id, requireInteraction: true })
}

function notifyWithoutWorker(title: string, options: NotificationOptions) {
  try {
    const notification = new Notification(title, options)
    notification.onclick = () => {
      window.focus()
      notification.close()
    }
  } catch {
    // The timer rings anyway.
  }
}

/**
 * The page's service worker; null without one: on insecure origins, if the owner has turned it off, and for a moment on the first visit.
 */
function findWorker() {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null
}
