import { type ContentVersions, listContentVersions } from '#core/database/content-versions.ts'
import type { ContentWatch } from '#core/database/content-watch.ts'
import type { Database } from '#core/database/database.ts'
import { listSiteNumbers } from '#core/settings/site-number-rows.ts'

/** What decides whether a cached page is fresh: the versions of all content, and the host names that have phone numbers of their own. */
export type ContentState = { versions: ContentVersions; hosts: ReadonlySet<string> }

/** How long a request waits for the database before it gets the last known state. */
const maxWaitMilliseconds = 1000

/** Knows the current state of the content. */
export type Freshness = ReturnType<typeof openFreshness>

/** One read of the database: `done` when it is finished; `answer` is its result, or the last known state if it takes too long. */
type Reading = { done: Promise<ContentState>; answer: Promise<ContentState> }

/** Tracks the current state of the content; while the database does not respond, the last known. Rejects if there is none. */
export function openFreshness(db: Database, watch: ContentWatch) {
  let known: ContentState | undefined
  let mustRead = true
  let underWay: Reading | undefined
  let next: Reading | undefined

  async function read() {
    try {
      // In this order: versions newer than the hosts would store a new host's page as everyone's.
      const versions = await listContentVersions(db)
      const numbers = await listSiteNumbers(db)
      known = { versions, hosts: new Set(numbers.map(({ id }) => id)) }
      return known
    } catch (error) {
      mustRead = true
      if (known) return known
      throw error
    }
  }

  /** Reads after the read in progress, which may have started before the latest change. Callers until then share it. */
  function readAgain(): Reading {
    if (next) return next
    if (!underWay) return begin()
    next = toReading(underWay.done.catch(() => {}).then(() => begin().done))
    return next
  }

  function begin() {
    next = undefined
    const done = read().finally(() => {
      underWay = undefined
    })
    underWay = toReading(done)
    return underWay
  }

  function toReading(done: Promise<ContentState>): Reading {
    if (!known) return { done, answer: done }
    const earlier = known
    const answer = new Promise<ContentState>((resolve) => {
      const late = setTimeout(() => resolve(known ?? earlier), maxWaitMilliseconds).unref()
      // It never fails: there is a known state.
      done.then(resolve).finally(() => clearTimeout(late))
    })
    return { done, answer }
  }

  return {
    /** The current state: at once, unless something was written, by any process. */
    now(): ContentState | Promise<ContentState> {
      const mayHaveChanged = watch.pollForChange() || mustRead
      mustRead = false
      if (mayHaveChanged) return readAgain().answer
      return (next ?? underWay)?.answer ?? known ?? readAgain().answer
    },
    /** Notes that this process has written, so that the next request sees it. */
    touch() {
      mustRead = true
    },
  }
}
