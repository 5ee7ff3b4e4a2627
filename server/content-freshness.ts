import { type ContentVersions, listContentVersions } from '#storage/database/content-versions.ts'
import type { ContentWatch } from '#storage/database/content-watch.ts'
import type { Database } from '#storage/database/database.ts'
import { listSiteNumbers } from '#storage/settings/site-numbers.ts'

/**
 * What kept pages are measured against: the versions of all content, the host names that have phone numbers of their own, and the number of the
 * reading.
 */
export type Freshness = { versions: ContentVersions; hosts: ReadonlySet<string>; reading: number }

/** How long a request waits for the database before it gets what was known. */
const patienceMilliseconds = 1000

/** Knows the present versions of all content. */
export type ContentFreshness = ReturnType<typeof openContentFreshness>

/** One reading of the versions: when it is through, and what a request gets of it, which does not wait for ever. */
type Reading = { done: Promise<Freshness>; answer: Promise<Freshness> }

/**
 * Opens what knows the present versions of all content. While the database does not answer it goes on with what it knew; it rejects only when
 * it never knew anything.
 */
export function openContentFreshness(db: Database, watch: ContentWatch) {
  let known: Freshness | undefined
  let mustRead = true
  let underWay: Reading | undefined
  let next: Reading | undefined

  async function read() {
    try {
      // One after the other: versions that are newer than the hosts would keep the page of a new host as everybody's.
      const versions = await listContentVersions(db)
      const numbers = await listSiteNumbers(db)
      known = { versions, hosts: new Set(numbers.map(({ id }) => id)), reading: (known?.reading ?? 0) + 1 }
      return known
    } catch (error) {
      mustRead = true
      if (known) return known
      throw error
    }
  }

  /** Reads after the reading that is under way, which may have begun before the latest change. All who ask before that share it. */
  function readAnew(): Reading {
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

  function toReading(done: Promise<Freshness>): Reading {
    if (!known) return { done, answer: done }
    const earlier = known
    const answer = new Promise<Freshness>((resolve) => {
      const late = setTimeout(() => resolve(known ?? earlier), patienceMilliseconds).unref()
      // It never fails: something was known.
      done.then(resolve).finally(() => clearTimeout(late))
    })
    return { done, answer }
  }

  return {
    /** The present versions: at once, unless something was written, by whichever process. */
    now(): Freshness | Promise<Freshness> {
      const hasMoved = watch.hasMoved() || mustRead
      mustRead = false
      if (hasMoved) return readAnew().answer
      return (next ?? underWay)?.answer ?? known ?? readAnew().answer
    },
    /** Says that this process has written, so that the next request sees it. */
    touch() {
      mustRead = true
    },
  }
}
