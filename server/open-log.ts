import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { writeSync } from 'node:fs'
import { hostname } from 'node:os'
import { pino } from 'pino'
import { isDiskFull } from '#core/database/storage-error.ts'
import type { Log } from '#domain/log.ts'
import type { Config } from './config.ts'
import { withoutQuery } from './read-request.ts'
import { countRepeats } from './repeated-errors.ts'

const waitMilliseconds = 100
const maxWaiting = 500
const infoLevel = pino.levels.values['info']

/** A log that can be closed; pending lines are then written. */
export type OpenLog = Log & { close(): Promise<void> }

/**
 * Opens standard output, or another open file, for the log. Lines are gathered for a moment and then written together: one by one, they
 * would cost a busy site as much as the cached pages that it serves. Pending lines are also written when the process ends by itself. A
 * paused reader or a full disk is waited for; beyond `maxUnread` bytes, lines are then lost, and counted. Without a reader the site works
 * without a log.
 */
export function openLog(level: Config['logLevel'], { fd = 1, maxUnread = 8_000_000 } = {}): OpenLog {
  let lines: string[] = []
  let pouring: NodeJS.Timeout | undefined
  let lost = 0
  let isOver = false
  const base = { pid: process.pid, hostname: hostname() }
  const origin = JSON.stringify(base).slice(1, -1)
  const formatter = pino({ level, base }, { write: (line) => void lines.push(line) })
  const file = pino.destination({ dest: fd, sync: false, maxLength: maxUnread })
  file.on('drop', (text: string) => {
    lost += text.split('\n').length - 1
  })
  file.on('drain', () => {
    if (lost === 0) return
    const missed = lost
    lost = 0
    tell('warn')({ lines: missed }, "Log lines were lost: they weren't read in time")
  })
  // Waits for a full disk or a stalled reader. Any other error means that the reader is gone.
  file.on('error', (error) => {
    if (isDiskFull(error)) return
    isOver = true
    takeText()
  })

  function takeText() {
    clearTimeout(pouring)
    pouring = undefined
    const text = lines.join('')
    lines = []
    return text
  }

  const pour = () => void file.write(takeText())
  const pourSoon = () => {
    if (lines.length >= maxWaiting) pour()
    else pouring ??= setTimeout(pour, waitMilliseconds).unref()
  }
  const tell = (level: 'warn' | 'error') => (facts: object, message: string) => {
    if (isOver || !formatter.isLevelEnabled(level)) return
    formatter[level](facts, message)
    pourSoon()
  }
  const errors = countRepeats(tell('error'))
  const tellsRequests = formatter.isLevelEnabled('info')
  const writeLast = () => {
    errors.flush()
    try {
      if (!isOver) writeSync(fd, takeText())
    } catch {
      // The process ends, whether or not anyone reads.
    }
  }
  process.once('exit', writeLast)
  return {
    // As the formatter would write the line, at a quarter of the cost: the formatter goes through the fields one by one.
    request({ reference, method, path, status, ms }) {
      if (isOver || !tellsRequests) return
      // A method is a token, which needs no escaping.
      const members = `"reference":"${reference}","method":"${method}","path":${JSON.stringify(path)},"status":${status},"ms":${ms}`
      lines.push(`{"level":${infoLevel},"time":${Date.now()},${origin},${members},"msg":"request"}\n`)
      pourSoon()
    },
    warn: tell('warn'),
    error: errors.error,
    async close() {
      process.off('exit', writeLast)
      if (isOver) return
      errors.flush()
      isOver = true
      file.write(takeText())
      file.end()
      await once(file, 'close').catch(() => {})
    },
  }
}

type Answered = { reference?: string; method: string; target: string; status: number; startedAt: number }

const referenceLength = 10
/** Random bytes are drawn for a thousand references at once. */
const drawnBytes = 1000 * (referenceLength / 2)
let digits = ''
let taken = 0

/** Writes the one line about a request; `startedAt` is a reading of `performance.now()`. Without a reference number it gets one of its own. */
export function logRequest(log: Log, { reference = newReference(), method, target, status, startedAt }: Answered) {
  log.request({ reference, method, path: withoutQuery(target), status, ms: Math.round(performance.now() - startedAt) })
}

/** Ten random characters, both in the log and on the page that reports a failure. */
export function newReference() {
  if (taken === digits.length) {
    digits = randomBytes(drawnBytes).toString('hex').toUpperCase()
    taken = 0
  }
  taken += referenceLength
  return digits.slice(taken - referenceLength, taken)
}
