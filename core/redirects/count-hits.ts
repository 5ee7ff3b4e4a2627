import type { Database } from '#core/database/database.ts'
import { toPlainLinkKey, toRedirectKey } from '#domain/redirects/redirect.ts'
import { updateHits } from './redirect-rows.ts'

/** Hits of more addresses than this between two writings are not counted. */
const maxAddresses = 1000

/** Counts in memory which redirects are followed; `write` adds what was counted to the database. */
export function openHitCounter(db: Database, clock: () => Date) {
  let counted = new Map<string, number>()
  return {
    /** Counts a request for an address that was sent on. */
    count(address: string) {
      const [, pathname = '', search] = /^([^?]*)(.*)$/s.exec(address) ?? []
      const path = toPlainLinkKey(pathname, search ?? '') ?? toRedirectKey(pathname.replace(/\.data$/, ''))
      if (path !== undefined && (counted.has(path) || counted.size < maxAddresses)) counted.set(path, (counted.get(path) ?? 0) + 1)
    },
    async write() {
      const toWrite = counted
      counted = new Map()
      for (const [path, hits] of toWrite) await updateHits(db, path, hits, clock().toISOString())
    },
  }
}
