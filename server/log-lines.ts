import { createWriteStream, writeSync } from 'node:fs'
import type { DestinationStream } from 'pino'

const waitMilliseconds = 100
const mostLines = 500
const standardOutput = 1

/** Where the lines of the log go. */
export type LogLines = DestinationStream & { close(): Promise<void> }

/**
 * Opens standard output, or another open file, for the log. Lines are gathered for a moment and written together: one by one they cost a busy
 * site as much as the pages that it answers from memory. Those that wait are also written when the process ends by itself.
 */
export function openLogLines(fd = standardOutput): LogLines {
  const file = createWriteStream('', { fd, autoClose: false })
  let waiting: string[] = []
  let pouring: NodeJS.Timeout | undefined
  let isBroken = false
  // Whoever read the log is gone: the site goes on without one.
  file.on('error', () => {
    isBroken = true
    takeWaiting()
  })

  function takeWaiting() {
    clearTimeout(pouring)
    pouring = undefined
    const text = waiting.join('')
    waiting = []
    return text
  }

  const pour = () => file.write(takeWaiting())
  const writeLast = () => !isBroken && writeSync(fd, takeWaiting())
  process.once('exit', writeLast)
  return {
    write(line) {
      if (isBroken) return
      waiting.push(line)
      if (waiting.length >= mostLines) pour()
      else pouring ??= setTimeout(pour, waitMilliseconds).unref()
    },
    close() {
      process.off('exit', writeLast)
      return new Promise((done) => (isBroken ? done() : file.write(takeWaiting(), () => done())))
    },
  }
}
