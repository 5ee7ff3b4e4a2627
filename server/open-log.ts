import { createWriteStream, writeSync } from 'node:fs'
import { hostname } from 'node:os'
import { pino, stdSerializers } from 'pino'
import type { Log } from '#domain/log.ts'
import type { Config } from './config.ts'

const waitMilliseconds = 100
const mostLines = 500
const standardOutput = 1

/** A log that can be closed; what it was told is then written. */
export type OpenLog = Log & { close(): Promise<void> }

/**
 * Opens standard output, or another open file, for the log. Lines are gathered for a moment and then written together: one by one, they cost
 * a busy site as much as the pages that it answers from memory. What waits is also written when the process ends by itself.
 */
export function openLog(level: Config['logLevel'], fd = standardOutput): OpenLog {
  let text = ''
  let lines = 0
  let pouring: NodeJS.Timeout | undefined
  let isBroken = false
  const base = { pid: process.pid, hostname: hostname() }
  const origin = JSON.stringify(base).slice(1, -1)
  const formatter = pino({ level, base, serializers: { error: stdSerializers.err } }, { write: gather })
  const file = createWriteStream('', { fd, autoClose: false })
  // Whoever read the log is gone: the site goes on without one.
  file.on('error', () => {
    isBroken = true
    takeText()
  })

  function gather(line: string) {
    text += line
    lines += 1
    if (lines >= mostLines) pour()
    else pouring ??= setTimeout(pour, waitMilliseconds).unref()
  }

  function takeText() {
    clearTimeout(pouring)
    pouring = undefined
    const taken = text
    text = ''
    lines = 0
    return taken
  }

  function pour() {
    file.write(takeText())
  }

  /** A line as the formatter makes it, at a third of the cost: it goes over the members one by one. */
  function toLine(level: keyof Log, members: string, message: string) {
    return `{"level":${pino.levels.values[level]},"time":${Date.now()},${origin},${members},"msg":${JSON.stringify(message)}}\n`
  }

  const tell = (level: keyof Log) => (facts: object | string, message: string) => {
    if (isBroken || !formatter.isLevelEnabled(level)) return
    if (typeof facts === 'string') gather(toLine(level, facts, message))
    else formatter[level](facts, message)
  }
  const writeLast = () => !isBroken && writeSync(fd, takeText())
  process.once('exit', writeLast)
  return {
    info: tell('info'),
    warn: tell('warn'),
    error: tell('error'),
    close() {
      process.off('exit', writeLast)
      return new Promise((done) => (isBroken ? done() : file.write(takeText(), () => done())))
    },
  }
}
