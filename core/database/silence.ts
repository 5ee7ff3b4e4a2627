import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const lookEvery = 500
/** In milliseconds: how long an answer may take before the server is checked over a separate connection, and how long that check may take. */
const patience = 1500

/** A call that waits for the server: since when, and how to reject it. */
type Waiting = { since: number; fail: (error: Error) => void }

/**
 * Distinguishes a slow server from a silent one, which accepts connections but never answers. While a call waits long, the server is checked
 * over a separate connection. If that gets no answer either, all waiting calls fail at once, and new ones fail immediately, until the server
 * answers again. Slow statements continue.
 */
export function watchSilence(url: string) {
  const waiting = new Set<Waiting>()
  let isSilent = false
  let isLooking = false
  let isClosed = false

  async function look() {
    isLooking = true
    let answeredAt = 0
    while (!isClosed && (isSilent || waiting.size > 0)) {
      await sleep(lookEvery, undefined, { ref: false })
      const [oldest] = waiting
      const since = Math.max(oldest?.since ?? performance.now(), answeredAt)
      if (!isSilent && performance.now() - since < patience) continue
      isSilent = !(await isAnswering(url))
      answeredAt = performance.now()
      if (isSilent) for (const { fail } of waiting) fail(newSilence())
    }
    isLooking = false
  }

  return {
    /** Runs `ask`, which waits for the server. Rejects if the server is silent; `abandon` then cancels the call or handles its late result. */
    async untilSilent<Result>(ask: () => Promise<Result>, abandon: (asked: Promise<Result>) => void): Promise<Result> {
      if (isSilent) throw newSilence()
      const { promise: silence, reject: fail } = Promise.withResolvers<never>()
      const entry = { since: performance.now(), fail }
      waiting.add(entry)
      if (!isLooking) look()
      const asked = ask()
      silence.catch(() => abandon(asked))
      return Promise.race([asked, silence]).finally(() => waiting.delete(entry))
    },
    close() {
      isClosed = true
    },
  }
}

function newSilence() {
  return new Error("The database server isn't responding")
}

/** Whether a new connection gets any answer, even a refusal: because of too many connections, or while the server is starting. */
async function isAnswering(url: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patience, query_timeout: patience })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch (error) {
    return error instanceof pg.DatabaseError
  } finally {
    client.end().catch(() => {})
  }
}
