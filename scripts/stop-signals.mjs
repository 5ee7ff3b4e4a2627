const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Forwards stop signals to the child; those within a second count as one. Returns a function that stops forwarding and returns whether
 * there was a signal.
 * @param {import('node:child_process').ChildProcess} child
 */
export function passOnStops(child) {
  let lastAt = 0
  /** @param {NodeJS.Signals} signal */
  const stop = (signal) => {
    if (Date.now() - lastAt > 1000 && process.platform !== 'win32') child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
    lastAt = Date.now()
  }
  for (const signal of stopSignals) process.on(signal, stop)
  const watch = process.env.npm_lifecycle_event ? watchParent(() => stop('SIGTERM')) : undefined
  return () => {
    for (const signal of stopSignals) process.off(signal, stop)
    clearInterval(watch)
    return lastAt > 0
  }
}

// When npm is stopped it ends its shell, and some shells exit without notifying us.
/** @param {() => void} stop */
function watchParent(stop) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    stop()
  }, 200)
  return watch
}
