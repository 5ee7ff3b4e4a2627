import { DatabaseSync } from 'node:sqlite'
import type pg from 'pg'
import { openClient } from './postgres.ts'

/** Detects when any process may have changed the database. */
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
  return {
    pollForChange() {
      const now = performance.now()
      if (now - askedAt < askMilliseconds) return false
      askedAt = now
      try {
        const earlier = seen
        seen = ask.get()?.['data_version']
        return seen !== earlier
      } catch {
        // The file can't be read: the query that follows will report the failure.
        return true
      }
    },
    close: async () => connection.close(),
  }
}

/**
 * Watches a PostgreSQL server by its notifications, which arrive within milliseconds, and assumes a change every second in case one was lost.
 * Reconnects when the connection breaks, and then assumes a change.
 */
export function watchServer(url: string): ContentWatch {
  let hasMoved = true
  let client: pg.Client | undefined
  let connecting = connect()
  const polling = setInterval(() => {
    hasMoved = true
    if (!client) connecting = connect()
  }, pollMilliseconds).unref()

  async function connect() {
    const next = openClient(url)
    const forget = () => {
      if (client === next) client = undefined
    }
    client = next
    next.on('end', forget)
    next.on('notification', () => {
      hasMoved = true
    })
    try {
      await next.connect()
      await next.query('listen griddle_content')
      hasMoved = true
    } catch {
      await next.end().catch(() => {})
      forget()
    }
  }

  return {
    pollForChange() {
      const answer = hasMoved
      hasMoved = false
      return answer
    },
    async close() {
      clearInterval(polling)
      await connecting
      await client?.end()
    },
  }
}
