import type { RequestListener } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type ContentWatch, noticeMilliseconds } from '#storage/database/content-watch.ts'
import { assetListener } from './assets.ts'
import { pageListener } from './http.ts'
import { openFreshness } from './page-cache/freshness.ts'
import { pageCache } from './page-cache/page-cache.ts'
import { openPageStore } from './page-cache/store.ts'
import type { createSite, SiteParts, Visitor } from './site.ts'

type Parts = {
  /** The built site. */
  build: { createSite: typeof createSite }
  parts: SiteParts
  watch: ContentWatch
  assetsFolder: string
  trustProxy: number
  /** How much memory the page cache of this process may take. */
  pageCacheBytes: number
}

/** All that the server answers: built assets first, then pages from the cache, then pages rendered for the one who asks. */
export function siteListener({ build, parts, watch, assetsFolder, trustProxy, pageCacheBytes }: Parts): RequestListener {
  const site = build.createSite(parts)
  const freshness = openFreshness(parts.db, watch)
  const { log, clock } = parts
  const rendered = pageListener({ site: { fetch: fetchAndTouch }, trustProxy, log })
  const store = openPageStore(pageCacheBytes)
  return assetListener(assetsFolder, trustProxy, pageCache({ site, store, freshness, trustProxy, log, clock }, rendered))

  /** After a write the next request looks what has changed, whichever database tells; one to another process, too, as soon as this one is answered. */
  async function fetchAndTouch(request: Request, visitor: Visitor) {
    const response = await site.fetch(request, visitor)
    if (request.method === 'POST') {
      freshness.touch()
      await sleep(noticeMilliseconds)
    }
    return response
  }
}
