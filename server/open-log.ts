import { createWriteStream, writeSync } from 'node:fs'
import { hostname } from 'node:os'
import { pino, stdSerializers } from 'pino'
import type { Log, RequestFacts } from '#domain/log.ts'
import type { Config } from './config.ts'

const waitMilliseconds = 100
const mostWaiting = 500
const standardOutput = 1

/** A log that can be closed; what it was told is then written. */
export type OpenLog = Log & { close(): Promise<void> }

/**
 * Opens standard output, or another open file, for the log. What it is told is gathered for a moment and then written together: one by one,
 * lines cost a busy site as much as the pages that it answers from memory. What waits is also written when the process ends by itself.
 */
export function openLog(level: Config['logLevel'], fd = standardOutput): OpenLog {
  let requests: { facts: RequestFacts; at: number }[] = []
  let lines: string[] = []
  let pouring: NodeJS.Timeout | undefined
  let isBroken = false
  const base = { pid: process.pid, hostname: hostname() }
  const origin = JSON.stringify(base).slice(1, -1)
  const formatter = pino({ level, base, serializers: { error: stdSerializers.err } }, { write: (line) => void lines.push(line) })
  const file = createWriteStream('', { fd, autoClose: false })
  // Whoever read the log is gone: the site goes on without one.
  file.on('error', () => {
    isBroken = true
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
    if (requests.length + lines.length >= mostWaiting) pour()
    else pouring ??= setTimeout(pour, waitMilliseconds).unref()
  }
  const tell = (level: 'warn' | 'error') => (facts: object, message: string) => {
    if (isBroken || !formatter.isLevelEnabled(level)) return
    formatRequests()
    formatter[level](facts, message)
    pourSoon()
  }
  const tellsRequests = formatter.isLevelEnabled('info')
  const writeLast = () => !isBroken && writeSync(fd, takeText())
  process.once('exit', writeLast)
  return {
    request(facts) {
      if (isBroken || !tellsRequests) return
      requests.push({ facts, at: Date.now() })
      pourSoon()
    },
    warn: tell('warn'),
    error: tell('error'),
    close() {
      process.off('exit', writeLast)
      return new Promise((done) => (isBroken ? done() : file.write(takeText(), () => done())))
    },
  }
}
