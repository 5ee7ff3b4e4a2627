import { DatabaseSync } from 'node:sqlite'
import type pg from 'pg'
import { openClient } from './postgres.ts'

/** Tells when any process may have changed the database. */
export type ContentWatch = {
  /** Returns whether anything may have been written since the last call, and starts over from now. Cheap enough to call for every request. */
  pollForChange: () => boolean
  close: () => Promise<void>
}

const pollMilliseconds = 1000
const askMilliseconds = 5

/** How long after a write every process on the same SQLite file notices it; PostgreSQL's notifications have usually arrived by then, too. */
export const noticeMilliseconds = askMilliseconds + 1

/**
 * Watches an SQLite file by `pragma data_version`, queried at most every five milliseconds. It needs its own connection, because the number
 * does not change for the connection that writes. An in-memory database has only one connection, so it always counts as changed.
 */
export function watchFile(path: string): ContentWatch {
  if (path === ':memory:') return { pollForChange: () => true, async close() {} }
  const connection = new DatabaseSync(path, { readOnly: true, timeout: 1000 })
  const ask = connection.prepare('pragma data_version')
  let seen: unknown
  let askedAt = Number.NEGATIVE_INFINITY
  /** Undefined when the file can't be read: the query that follows will report the failure. */
  const look = () => {
    try {
      return ask.get()?.['data_version']
    } catch {
      return undefined
    }
  }
  return {
    pollForChange() {
      const now = performance.now()
      if (now - askedAt < askMilliseconds) return false
      askedAt = now
      const version = look()
      const hasMoved = version !== seen || version === undefined
      seen = version
      return hasMoved
    },
    async close() {
      connection.close()
    },
  }
}

/**
 * Watches a PostgreSQL server by its notifications, which arrive within milliseconds, and assumes a change every second in case one was lost.
 * Reconnects when the connection breaks, and then assumes a change.
 */
export function watchServer(url: string): ContentWatch {
  let hasMoved = true
  let isClosed = false
  let client: pg.Client | undefined
  const move = () => {
    hasMoved = true
  }
  const polling = setInterval(move, pollMilliseconds).unref()
  let connecting = connect()

  async function connect() {
    const next = openClient(url)
    next.on('end', () => {
      if (client === next) client = undefined
      if (!isClosed) setTimeout(reconnect, pollMilliseconds).unref()
    })
    next.on('notification', move)
    try {
      await next.connect()
      await next.query('listen griddle_content')
      client = next
      move()
    } catch {
      await next.end().catch(() => {})
    }
  }

  function reconnect() {
    if (!isClosed) connecting = connect()
  }

  return {
    pollForChange() {
      const answer = hasMoved
      hasMoved = false
      return answer
    },
    async close() {
      isClosed = true
      clearInterval(polling)
      await connecting
      await client?.end()
    },
  }
}
