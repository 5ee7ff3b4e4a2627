import type { RequestListener } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type ContentWatch, noticeMilliseconds } from '#storage/database/content-watch.ts'
import { assetListener } from './assets.ts'
import { openContentFreshness } from './content-freshness.ts'
import { pageListener } from './http.ts'
import { keptPages } from './kept-pages.ts'
import { openPageCache } from './page-cache.ts'
import type { createSite, newRenderTrace, SiteParts, Visitor } from './site.ts'

type Parts = {
  /** The built site: its functions come from the bundle. */
  build: { createSite: typeof createSite; newRenderTrace: typeof newRenderTrace }
  parts: SiteParts
  watch: ContentWatch
  assetsFolder: string
  trustProxy: number
  /** Most bytes that kept pages take in this process. */
  pageCacheBytes: number
}

/** All that the server answers: built assets first, then pages from memory, then pages made for the one who asks. */
export function siteListener({ build, parts, watch, assetsFolder, trustProxy, pageCacheBytes }: Parts): RequestListener {
  const site = build.createSite(parts)
  const freshness = openContentFreshness(parts.db, watch)
  const { log, clock } = parts
  const made = pageListener({ site: { fetch: fetchAndTouch }, trustProxy, log })
  const cache = openPageCache(pageCacheBytes)
  return assetListener(
    assetsFolder,
    trustProxy,
    keptPages({ site, newRenderTrace: build.newRenderTrace, cache, freshness, trustProxy, log, clock }, made),
  )

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
