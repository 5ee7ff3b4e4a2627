import { DatabaseSync } from 'node:sqlite'
import type pg from 'pg'
import { openClient } from './postgres.ts'

/** Tells when the database may have changed, whichever process changed it. */
export type ContentWatch = {
  /** Whether anything may have been written since the last time that this was true. Cheap enough to be asked at every request. */
  hasMoved: () => boolean
  close: () => Promise<void>
}

const pollMilliseconds = 1000
const askMilliseconds = 5

/** How long after a write every process on the same SQLite file looks at it before it answers; by then PostgreSQL's notifications have mostly come, too. */
export const noticeMilliseconds = askMilliseconds + 1

/**
 * Watches an SQLite file by `pragma data_version`, asked at most once in five milliseconds. It needs a connection of its own, because
 * the number does not move for the connection that writes. A database in memory has but one connection, so it counts as moved each time.
 */
export function watchFile(path: string): ContentWatch {
  if (path === ':memory:') return { hasMoved: () => true, async close() {} }
  const connection = new DatabaseSync(path, { readOnly: true, timeout: 1000 })
  const ask = connection.prepare('pragma data_version')
  let seen: unknown
  let askedAt = Number.NEGATIVE_INFINITY
  /** The number, or undefined when the file can't be read: whoever asks is then told of the failure by the query that follows. */
  const look = () => {
    try {
      return ask.get()?.['data_version']
    } catch {
      return undefined
    }
  }
  return {
    hasMoved() {
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
 * Watches a PostgreSQL server by its notifications, which reach this process within milliseconds, and looks anew once a second in case one was
 * lost. A connection that broke is made again; whatever happened meanwhile counts as a change.
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
    hasMoved() {
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
