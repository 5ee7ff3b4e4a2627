import { type ContentVersions, listContentVersions } from '#storage/content-versions.ts'
import type { ContentWatch } from '#storage/content-watch.ts'
import type { Database } from '#storage/database.ts'
import { listSiteNumbers } from '#storage/site-numbers.ts'

/**
 * What kept pages are measured against: the versions of all content, the host names that have phone numbers of their own, and the number of the
 * reading.
 */
export type Freshness = { versions: ContentVersions; hosts: ReadonlySet<string>; reading: number }

/** Knows the present versions of all content. */
export type ContentFreshness = ReturnType<typeof openContentFreshness>

/**
 * Opens what knows the present versions of all content. While the database does not answer it goes on with what it knew; it rejects only when
 * it never knew anything.
 */
export function openContentFreshness(db: Database, watch: ContentWatch) {
  let known: Freshness | undefined
  let mustRead = true
  let reading: Promise<Freshness> | undefined

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

  /** Reads after the reading that is under way, which may have begun before the latest change. */
  function readAnew() {
    const earlier = reading?.catch(() => {}) ?? Promise.resolve()
    const mine = earlier.then(read).finally(() => {
      if (reading === mine) reading = undefined
    })
    reading = mine
    return mine
  }

  return {
    /** The present versions: at once, unless something was written, by whichever process. */
    now(): Freshness | Promise<Freshness> {
      const hasMoved = watch.hasMoved() || mustRead
      mustRead = false
      if (hasMoved) return readAnew()
      return reading ?? known ?? readAnew()
    },
    /** Says that this process has written, so that the next request sees it. */
    touch() {
      mustRead = true
    },
  }
}
