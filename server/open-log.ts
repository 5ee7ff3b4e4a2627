import { once } from 'node:events'
import { writeSync } from 'node:fs'
import { pino } from 'pino'
import type { Log } from '#domain/log.ts'
import type { Config } from './config.ts'

const flushMilliseconds = 100
const maxBufferedLines = 500
const standardOutput = 1

type Target = {
  fd?: number
  /** How many bytes are buffered for a slow or paused reader. Lines beyond it are dropped and counted. */
  maxUnread?: number
}

/** A log that can be closed; `close` writes what is buffered. */
export type OpenLog = Log & { close(): Promise<void> }

/**
 * Opens standard output, or another open file, for the log. Lines are buffered briefly and written together: writing them one by one would cost
 * a busy site as much as the cached pages that it sends. The buffer is also written when the process exits. Output waits for a paused reader;
 * when the reader is gone, the site goes on without a log.
 */
export function openLog(level: Config['logLevel'], { fd = standardOutput, maxUnread = 8_000_000 }: Target = {}): OpenLog {
  let lines: string[] = []
  let flushTimer: NodeJS.Timeout | undefined
  let dropped = 0
  let isClosed = false
  const formatter = pino({ level }, { write: (line) => void lines.push(line) })
  const file = pino.destination({ dest: fd, sync: false, maxLength: maxUnread })
  file.on('drop', (text: string) => {
    dropped += text.split('\n').length - 1
  })
  file.on('drain', () => {
    if (dropped === 0) return
    const missed = dropped
    dropped = 0
    write('warn', { lines: missed }, 'Lines of the log are lost: nobody read them in time')
  })
  // The reader of the log is gone.
  file.on('error', () => {
    isClosed = true
    takeBuffer()
  })

  function takeBuffer() {
    clearTimeout(flushTimer)
    flushTimer = undefined
    const text = lines.join('')
    lines = []
    return text
  }

  function write(severity: 'info' | 'warn' | 'error', facts: object, message: string) {
    if (isClosed || !formatter.isLevelEnabled(severity)) return
    formatter[severity](facts, message)
    if (lines.length >= maxBufferedLines) flush()
    else flushTimer ??= setTimeout(flush, flushMilliseconds).unref()
  }

  const flush = () => void file.write(takeBuffer())
  const flushAtExit = () => {
    try {
      if (!isClosed) writeSync(fd, takeBuffer())
    } catch {
      // The process exits, whether or not anybody reads its log.
    }
  }
  process.once('exit', flushAtExit)
  return {
    request: (facts) => write('info', facts, 'request'),
    warn: (facts, message) => write('warn', facts, message),
    error: (facts, message) => write('error', facts, message),
    async close() {
      process.off('exit', flushAtExit)
      if (isClosed) return
      isClosed = true
      file.write(takeBuffer())
      file.end()
      await once(file, 'close').catch(() => {})
    },
  }
}
