/** Timeout for the fullscreenchange event, in milliseconds. */
const maxWait = 300

let givingBack: Promise<unknown> | undefined

/**
 * Requests full screen, which the browser may refuse. Waits for a pending exit first: its event would otherwise close what is opened now.
 */
export async function takeFullScreen() {
  if (givingBack) await givingBack
  await document.documentElement.requestFullscreen?.().catch(() => {})
}

/** Exits full screen, if active, and waits for the event, which may not come (in a background tab, for example). */
export function giveFullScreenBack() {
  if (!document.fullscreenElement || givingBack) return
  givingBack = new Promise<unknown>((done) => {
    document.addEventListener('fullscreenchange', done, { once: true })
    document.exitFullscreen().then(() => setTimeout(done, maxWait), done)
  }).finally(() => {
    givingBack = undefined
  })
}

/**
 * Calls `leave` when the visitor exits full screen with Escape (on devices with a mouse); on phones the exit gesture only brings the system
 * bars back. Returns a function that stops watching.
 */
export function watchFullScreen(leave: () => void) {
  const look = () => {
    if (!document.fullscreenElement && matchMedia('(pointer: fine)').matches) leave()
  }
  document.addEventListener('fullscreenchange', look)
  return () => {
    document.removeEventListener('fullscreenchange', look)
    giveFullScreenBack()
  }
}
