/** Longest wait for the event after the screen was given back, in milliseconds. */
const maxWait = 300

let givingBack: Promise<unknown> | undefined

/**
 * Asks for the whole screen, which a browser may refuse. A screen that is still being given back is waited for: the word that it is gone
 * would otherwise close what is opened now.
 */
export async function takeFullScreen() {
  if (givingBack) await givingBack
  await document.documentElement.requestFullscreen?.().catch(() => {})
}

/** Gives the whole screen back, if it was taken. The event is waited for; it may stay away, such as from a tab in the background. */
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
 * Cook mode has the whole screen where the browser lets it. Where Escape gives the screen back (so with a mouse) it also leaves cook mode;
 * a phone's own gestures only show its bars again. Returns what ends it.
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
