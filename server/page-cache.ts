import { LRUCache } from 'lru-cache'
import type { KeptPage } from './kept-page.ts'

/** Of the whole: what addresses with a query, and addresses that lead nowhere or elsewhere, may take. Nobody can push the pages out by trace up addresses. */
const shares = { query: 0.25, stray: 0.05 }

/** The pages in memory, at most `maxBytes` of them; those that nobody has asked for longest go first. */
export type PageCache = ReturnType<typeof openPageCache>

/** Opens an empty cache. */
export function openPageCache(maxBytes: number) {
  const open = (share: number) =>
    new LRUCache<string, KeptPage>({
      maxSize: Math.max(1, Math.floor(maxBytes * share)),
      sizeCalculation: ({ bytes }, key) => bytes + key.length,
    })
  const plain = open(1 - shares.query - shares.stray)
  const queried = open(shares.query)
  const stray = open(shares.stray)

  const homeOf = (key: string) => (key.includes('?') ? queried : plain)

  return {
    /** The page under a key, however old. */
    find(key: string) {
      return homeOf(key).get(key) ?? stray.get(key)
    },
    /** Keeps a page in the place of what was there. */
    keep(key: string, page: KeptPage) {
      const home = page.status === 404 || page.status === 301 ? stray : homeOf(key)
      for (const part of [plain, queried, stray]) if (part !== home) part.delete(key)
      home.set(key, page)
    },
  }
}
