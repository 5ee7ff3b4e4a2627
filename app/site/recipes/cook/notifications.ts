import type { Timer } from '#domain/recipes/timer.ts'

/** Whether one can still be asked to allow notifications. Android shows them through service workers only, so nobody is asked there. */
export function canAskForNotifications() {
  return window.isSecureContext && 'Notification' in window && Notification.permission === 'default' && !/Android/.test(navigator.userAgent)
}

/** Asks, by the browser's own words. */
export async function askForNotifications() {
  await Notification.requestPermission()
}

/** Tells somebody who is looking at another window or tab that a timer is over; a press leads back. */
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
