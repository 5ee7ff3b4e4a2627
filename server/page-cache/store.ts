import { LRUCache } from 'lru-cache'
import type { CachedPage } from './cached-page.ts'

/** Shares for addresses with a query, for pictures, and for responses that aren't pages: made-up addresses can't evict the pages. */
const shares = { query: 0.25, picture: 0.25, noPage: 0.05 }
/** The approximate size of a repeatable read: its statement is shared, its parameters and digest are not. */
const bytesOfRead = 1000
const maxBytesOf = { page: 4_000_000, picture: 500_000 }

/** Opens an empty store of cached pages by their keys that holds at most `maxBytes`; the least recently used go first. */
export function openPageStore(maxBytes: number) {
  const open = (share: number) =>
    new LRUCache<string, CachedPage>({
      maxSize: Math.max(1, Math.floor(maxBytes * share)),
      sizeCalculation: ({ bytes, reads = [] }, key) => bytes + reads.length * bytesOfRead + key.length,
    })
  const plain = open(1 - shares.query - shares.picture - shares.noPage)
  const withQuery = open(shares.query)
  const pictures = open(shares.picture)
  const noPages = open(shares.noPage)
  const partOf = (key: string) => (key.includes('?') ? withQuery : plain)

  return {
    /** The page under a key, however old. */
    find(key: string) {
      return partOf(key).get(key) ?? pictures.get(key) ?? noPages.get(key)
    },
    /** Stores or replaces a page, unless it is too large. */
    store(key: string, page: CachedPage) {
      if (page.bytes > maxBytesOf[page.isPicture ? 'picture' : 'page']) return
      const ofStatus = page.status === 200 || page.status === 202 ? partOf(key) : noPages
      const chosen = page.isPicture ? pictures : ofStatus
      // Applies to the chosen one, too, since the same page may have grown.
      for (const part of [plain, withQuery, pictures, noPages]) part.delete(key)
      chosen.set(key, page)
    },
  }
}
