/** Chromium's event for a page that can be installed. `app/client/start-script.js` keeps it as `window.installOffer`. */
export type InstallOffer = Event & { prompt: () => Promise<unknown>; userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }> }

declare global {
  interface Window {
    installOffer?: InstallOffer | undefined
  }
  interface Navigator {
    /** Only on iOS: whether the page was opened from the home screen. */
    standalone?: boolean
  }
}

/** Whether the page is in a window of its own, as an installed app. */
export function isInstalled() {
  return matchMedia('(display-mode: standalone)').matches || navigator.standalone === true
}

/**
 * Whether the browser deletes a site's data after seven days of use without a visit: Safari, and every browser on iPhones and iPads, but
 * not for sites on the home screen (webkit.org/tracking-prevention).
 */
export function forgetsAfterDays({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>) {
  const isPhone = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
  return isPhone || (/Version\/[\d.]+ (?:Mobile\/\S+ )?Safari\//.test(userAgent) && !/Android|Chrome|Chromium/.test(userAgent))
}

/** Safari on iPhones and iPads, which offers installing only in its menu. iPads identify as Macs, which have no touch screens. */
export function hasShareMenu({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>) {
  const isPhone = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
  return isPhone && /Safari\//.test(userAgent) && !/CriOS|FxiOS|EdgiOS|OPiOS|DuckDuckGo/.test(userAgent)
}
