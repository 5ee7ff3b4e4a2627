/** Milliseconds between ticks: short enough that no second appears to be skipped. */
const interval = 250

const listeners = new Set<() => void>()
let ticking: ReturnType<typeof setInterval> | undefined
let worker: Worker | undefined

/** Calls a listener several times a second, and at once when the page becomes visible. */
export function subscribeToTicks(listener: () => void) {
  if (listeners.size === 0) start()
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) stop()
  }
}

/** Triggers a tick at a time (epoch milliseconds), even in a background tab, whose own timeouts are throttled. */
export function wakeAt(moment: number) {
  try {
    worker ??= openWorker()
    worker.postMessage(moment - Date.now())
  } catch {
    // Without workers, a hidden tab may be late; it catches up when it becomes visible.
  }
}

function openWorker() {
  const opened = new Worker(new URL('./wake-worker.ts', import.meta.url), { type: 'module' })
  opened.onmessage = tick
  return opened
}

function tick() {
  for (const listener of [...listeners]) listener()
}

function start() {
  ticking = setInterval(tick, interval)
  document.addEventListener('visibilitychange', tick)
  window.addEventListener('pageshow', tick)
}

function stop() {
  clearInterval(ticking)
  document.removeEventListener('visibilitychange', tick)
  window.removeEventListener('pageshow', tick)
}
