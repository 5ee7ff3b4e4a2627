import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const lookEvery = 500
/** In milliseconds: how long an answer may take before the server is asked over a connection of its own, and how long that may take. */
const patience = 1500

/** Something that waits for the server: since when, and how to make it fail. */
type Waiting = { since: number; fail: (error: Error) => void }

/**
 * Tells a slow server from a silent one, which accepts connections and never answers. While something waits for long, the server is asked over a
 * connection of its own; when it does not answer there either, all that waits fails at once, and whatever comes next fails immediately, until it
 * answers again. Slow statements go on.
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
    /** Runs `ask`, which waits for the server. Rejects when the server is silent; `abandon` then ends what still waits, or takes its late result. */
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

/** Whether a new connection gets any answer, be it a refusal: of too many connections, or while the server starts. */
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
