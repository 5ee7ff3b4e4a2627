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
    if (document.fullscreenElement) document.exitFullscreen().catch(() => {})
  }
}
