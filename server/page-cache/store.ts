import { LRUCache } from 'lru-cache'
import type { CachedPage } from './cached-page.ts'

/** Shares for addresses with a query, and for answers that aren't pages: made-up addresses can't evict the pages. */
const shares = { query: 0.25, noPage: 0.05 }
const maxPageBytes = 4_000_000

/** Opens an empty store of cached pages by their keys that holds at most `maxBytes`; what nobody has asked for longest goes first. */
export function openPageStore(maxBytes: number) {
  const open = (share: number) =>
    new LRUCache<string, CachedPage>({
      maxSize: Math.max(1, Math.floor(maxBytes * share)),
      sizeCalculation: ({ bytes }, key) => bytes + key.length,
    })
  const plain = open(1 - shares.query - shares.noPage)
  const withQuery = open(shares.query)
  const noPages = open(shares.noPage)
  const partOf = (key: string) => (key.includes('?') ? withQuery : plain)

  return {
    /** The page under a key, however old. */
    find(key: string) {
      return partOf(key).get(key) ?? noPages.get(key)
    },
    /** Stores or replaces a page, unless it is too large. */
    store(key: string, page: CachedPage) {
      if (page.bytes > maxPageBytes) return
      const chosen = page.status === 200 || page.status === 202 ? partOf(key) : noPages
      for (const part of [plain, withQuery, noPages]) if (part !== chosen) part.delete(key)
      chosen.set(key, page)
    },
  }
}
