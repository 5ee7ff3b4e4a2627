import type { Timer } from '#domain/recipes/timer.ts'

/** Whether the visitor can still be asked for permission. Not on Android, which requires a service worker for notifications. */
export function canAskForNotifications() {
  return window.isSecureContext && 'Notification' in window && Notification.permission === 'default' && !/Android/.test(navigator.userAgent)
}

/** Shows the browser's permission prompt. */
export async function askForNotifications() {
  await Notification.requestPermission()
}

/** Notifies a visitor who is looking at another window or tab; clicking the notification returns here. */
export function notify({ id, name, recipe }: Timer) {
  if (!('Notification' in window) || Notification.permission !== 'granted' || (document.hasFocus() && !document.hidden)) return
  try {
    const notification = new Notification(`${name}: time is up`, { body: recipe, tag: id, requireInteraction: true })
    notification.onclick = () => {
      window.focus()
      notification.close()
    }
  } catch {
    // The timer rings without it.
  }
}
