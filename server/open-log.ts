import { once } from 'node:events'
import { writeSync } from 'node:fs'
import { hostname } from 'node:os'
import { pino } from 'pino'
import type { Log, RequestFacts } from '#domain/log.ts'
import type { Config } from './config.ts'

const waitMilliseconds = 100
const maxWaiting = 500
const standardOutput = 1

type Target = {
  fd?: number
  /** How much is kept for a reader that is slow or rests, in bytes. What is beyond it is lost, and counted. */
  maxUnread?: number
}

/** A log that can be closed; what it was told is then written. */
export type OpenLog = Log & { close(): Promise<void> }

/**
 * Opens standard output, or another open file, for the log. What it is told is gathered for a moment and then written together: one by one,
 * lines cost a busy site as much as the pages that it answers from memory. What waits is also written when the process ends by itself. A reader
 * that rests is waited for; without one the site goes on without a log.
 */
export function openLog(level: Config['logLevel'], { fd = standardOutput, maxUnread = 8_000_000 }: Target = {}): OpenLog {
  let requests: { facts: RequestFacts; at: number }[] = []
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
    tell('warn')({ lines: missed }, 'Lines of the log are lost: nobody read them in time')
  })
  // Whoever read the log is gone.
  file.on('error', () => {
    isOver = true
    takeText()
  })

  /** Lines about requests as the formatter makes them, at a fourth of the cost: it goes over the members one by one. */
  function formatRequests() {
    for (const { facts, at } of requests) {
      const { reference, method, path, status, ms } = facts
      // A method is a token, which needs no escaping.
      const members = `"reference":"${reference}","method":"${method}","path":${JSON.stringify(path)},"status":${status},"ms":${ms}`
      lines.push(`{"level":${pino.levels.values['info']},"time":${at},${origin},${members},"msg":"request"}\n`)
    }
    requests = []
  }

  function takeText() {
    clearTimeout(pouring)
    pouring = undefined
    formatRequests()
    const text = lines.join('')
    lines = []
    return text
  }

  const pour = () => void file.write(takeText())
  const pourSoon = () => {
    if (requests.length + lines.length >= maxWaiting) pour()
    else pouring ??= setTimeout(pour, waitMilliseconds).unref()
  }
  const tell = (level: 'warn' | 'error') => (facts: object, message: string) => {
    if (isOver || !formatter.isLevelEnabled(level)) return
    formatRequests()
    formatter[level](facts, message)
    pourSoon()
  }
  const tellsRequests = formatter.isLevelEnabled('info')
  const writeLast = () => {
    try {
      if (!isOver) writeSync(fd, takeText())
    } catch {
      // The process ends, whether or not anybody reads.
    }
  }
  process.once('exit', writeLast)
  return {
    request(facts) {
      if (isOver || !tellsRequests) return
      requests.push({ facts, at: Date.now() })
      pourSoon()
    },
    warn: tell('warn'),
    error: tell('error'),
    async close() {
      process.off('exit', writeLast)
      if (isOver) return
      isOver = true
      file.write(takeText())
      file.end()
      await once(file, 'close').catch(() => {})
    },
  }
}
