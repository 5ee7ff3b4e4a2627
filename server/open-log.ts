import { createWriteStream, writeSync } from 'node:fs'
import { hostname } from 'node:os'
import { pino, stdSerializers } from 'pino'
import type { Log } from '#domain/log.ts'
import type { Config } from './config.ts'

const waitMilliseconds = 100
const mostEntries = 500
const standardOutput = 1

type Entry = { level: keyof Log; facts: object | (() => string); message: string; at: number }

/** A log that can be closed; what it was told is then written. */
export type OpenLog = Log & { close(): Promise<void> }

/**
 * Opens standard output, or another open file, for the log. What it is told is gathered for a moment, then formatted and written together: one
 * by one, lines cost a busy site as much as the pages that it answers from memory. What waits is also written when the process ends by itself.
 */
export function openLog(level: Config['logLevel'], fd = standardOutput): OpenLog {
  let entries: Entry[] = []
  let lines: string[] = []
  let now = 0
  let pouring: NodeJS.Timeout | undefined
  let isBroken = false
  const base = { pid: process.pid, hostname: hostname() }
  const origin = JSON.stringify(base).slice(1, -1)
  const options = { level, base, serializers: { error: stdSerializers.err }, timestamp: () => `,"time":${now}` }
  const formatter = pino(options, { write: (line) => void lines.push(line) })
  const file = createWriteStream('', { fd, autoClose: false })
  // Whoever read the log is gone: the site goes on without one.
  file.on('error', () => {
    isBroken = true
    takeText()
  })

  /** A line as the formatter makes it, at a third of the cost: it goes over the members one by one. */
  function toLine(level: keyof Log, at: number, members: string, message: string) {
    return `{"level":${pino.levels.values[level]},"time":${at},${origin},${members},"msg":${JSON.stringify(message)}}\n`
  }

  function takeText() {
    clearTimeout(pouring)
    pouring = undefined
    for (const { level, facts, message, at } of entries) {
      now = at
      if (typeof facts === 'function') lines.push(toLine(level, at, facts(), message))
      else formatter[level](facts, message)
    }
    const text = lines.join('')
    entries = []
    lines = []
    return text
  }

  const pour = () => void file.write(takeText())
  const writeLast = () => !isBroken && writeSync(fd, takeText())
  const tell = (level: keyof Log) => (facts: Entry['facts'], message: string) => {
    if (isBroken || !formatter.isLevelEnabled(level)) return
    entries.push({ level, facts, message, at: Date.now() })
    if (entries.length >= mostEntries) pour()
    else pouring ??= setTimeout(pour, waitMilliseconds).unref()
  }
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
