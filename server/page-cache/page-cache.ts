import { hash } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { knowsAnswer, knowsTag } from '#domain/http/entity-tag.ts'
import type { Log } from '#domain/log.ts'
import { isIn, nextOf } from '#domain/span.ts'
import { chooseEncoding, sendAnswer, sendResponse } from '#server/answer.ts'
import { respondWithError } from '#server/http.ts'
import { logRequest, newReference } from '#server/open-log.ts'
import type { createSite } from '#server/site.ts'
import {
  type CachedPage,
  type Counted,
  compressWell,
  inEncoding,
  isFailing,
  isLastingFailure,
  isOfSameReads,
  isOfStoredTables,
  isStorable,
  toCachedPage,
  toCounted,
} from './cached-page.ts'
import type { ContentState, Freshness } from './freshness.ts'
import { isCacheable, openPageKeys, type PageKey } from './page-key.ts'
import { openPageStore } from './store.ts'

const day = 24 * 60 * 60_000

/** How long requests for a page that could not be rendered get the failure without another try. */
const failureMilliseconds = 100

/** A page, a response only for its requester, or a page that asked who is signed in. */
type Rendered = CachedPage | Response | 'personal'

/** Called for each request that is counted. */
export type Count = (what: Counted, request: IncomingMessage) => void

type Parts = {
  site: Pick<ReturnType<typeof createSite>, 'render'>
  freshness: Freshness
  trustProxy: number
  log: Log
  clock: () => Date
  count?: Count | undefined
  /** How much memory the pages may take. */
  maxBytes: number
}

/**
 * Serves public pages, feeds and pictures from memory; everything else goes on to `next`. A page is rendered once for each version of the
 * content that it was made from, by one request at a time, however many ask for it. If rendering fails, the earlier page is served.
 */
export function pageCache({ site, freshness, trustProxy, log, clock, maxBytes, count }: Parts, next: RequestListener): RequestListener {
  const keys = openPageKeys(trustProxy)
  const store = openPageStore(maxBytes)
  const renderings = new Map<string, Promise<Rendered>>()

  return (incoming, outgoing) => {
    if (!isCacheable(incoming)) return next(incoming, outgoing)
    const startedAt = performance.now()
    const now = freshness.now()
    if (!(now instanceof Promise)) return answer(incoming, outgoing, now, startedAt)
    now.then(
      (state) => answer(incoming, outgoing, state, startedAt),
      () => next(incoming, outgoing),
    )
  }

  function answer(incoming: IncomingMessage, outgoing: ServerResponse, state: ContentState, startedAt: number) {
    const wanted = keys.find(incoming, state)
    if (!wanted) return next(incoming, outgoing)
    const stored = store.find(wanted.key)
    if (stored && isFresh(stored, state)) {
      if (!stored.isCompressedWell) compressWell(stored).catch((error) => log.error({ err: error }, 'A page could not be compressed'))
      return send(stored, incoming, outgoing, startedAt)
    }
    // A port over 65535, or a number that isn't a network address.
    if (!URL.canParse(wanted.address)) return next(incoming, outgoing)
    // Requests from before a change don't wait with those from after it.
    const id = `${wanted.key} ${[...state.versions.values()].join()}`
    const underWay = renderings.get(id)
    const rendering = underWay ?? begin(id, render(wanted, state, stored))
    rendering
      .then((made) => {
        if (made === 'personal') return next(incoming, outgoing)
        if (!(made instanceof Response)) return send(made, incoming, outgoing, startedAt)
        // A response that can't be stored is only for the first requester.
        return underWay ? next(incoming, outgoing) : sendUncached(made, incoming, outgoing, startedAt)
      })
      .catch((error) => respondWithError(error, outgoing, log))
  }

  /** All requests in the meantime share a rendering; a failed one is not retried at once. */
  function begin(id: string, rendering: Promise<Rendered>) {
    const end = () => renderings.delete(id)
    renderings.set(id, rendering)
    rendering.then((made) => (isFailure(made) ? setTimeout(end, failureMilliseconds).unref() : end()), end)
    return rendering
  }

  function isFresh({ expiresAt, versions }: CachedPage, state: ContentState) {
    if (!isIn(nextOf(day, clock()), expiresAt)) return false
    for (const [table, version] of versions) if (state.versions.get(table) !== version) return false
    return true
  }

  /**
   * Renders a page from its address alone, as a guest without any headers gets it, and stores it if that is allowed. On the same day, the
   * earlier one is reused if its reads give the same or else, after its loaders ran, if its source is the same.
   */
  async function render({ key, address }: PageKey, { versions }: ContentState, earlier: CachedPage | undefined): Promise<Rendered> {
    const url = new URL(address)
    const expiresAt = nextMidnight(clock())
    const reference = newReference()
    const ofToday = earlier?.expiresAt === expiresAt ? earlier : undefined
    if (ofToday) {
      const { versions: before, reads } = ofToday
      if (await isOfSameReads(ofToday, versions).catch(() => false)) {
        store.store(key, Object.assign(ofToday, { reads, versions: pick(versions, before) }))
        return ofToday
      }
    }
    let source: string | undefined
    const isKnown = (text: string) => {
      source = hash('sha256', text, 'base64url')
      return ofToday?.source === source
    }
    const { response, trace } = await site.render(new Request(address), { address: '' }, reference, {
      isKnown,
      versions,
      hasReads: earlier !== undefined,
    })
    const made = { versions: pick(versions, trace.tables), expiresAt, reads: trace.reads }
    if (response.status === 304 && earlier) {
      if (isOfStoredTables(trace, versions)) store.store(key, Object.assign(earlier, made))
      return earlier
    }
    // A picture may have been made private.
    if (response.status >= 500 && earlier && !earlier.isPicture) {
      log.warn({ reference, path: url.pathname }, 'A page could not be rendered: the cached one is shown')
      return earlier
    }
    if (trace.isPersonal) return 'personal'
    // A redirect or failure may not have got as far as reading its parameters.
    if (response.status === 200) keys.declare(url.pathname, trace.queryNames)
    const isToStore = isStorable(response, trace, versions, url)
    if (!isToStore && !isLastingFailure(response)) return response
    const page = await toCachedPage(response, { ...made, source }, earlier)
    if (isToStore) store.store(key, page)
    return page
  }

  function send(page: CachedPage, incoming: IncomingMessage, outgoing: ServerResponse, startedAt: number) {
    if (outgoing.destroyed) return
    const { headers, method } = incoming
    if (page.counted) count?.(page.counted, incoming)
    const sent = inEncoding(page, chooseEncoding(headers['accept-encoding']))
    const condition = { ifNoneMatch: headers['if-none-match'], ifModifiedSince: headers['if-modified-since'] }
    const isKnown = page.status === 200 && knowsAnswer(condition, { etag: sent.etag, changedAt: page.changedAt })
    sendAnswer(outgoing, sent, { status: page.status, isKnown, method })
    note(incoming, isKnown ? 304 : page.status, startedAt)
  }

  async function sendUncached(response: Response, incoming: IncomingMessage, outgoing: ServerResponse, startedAt: number) {
    note(incoming, response.status, startedAt)
    if (outgoing.destroyed) return
    const counted = toCounted(response)
    if (counted) count?.(counted, incoming)
    const { headers } = response
    const etag = headers.get('etag')
    const isKnown = response.status === 200 && etag !== null && knowsTag(incoming.headers['if-none-match'], etag)
    const whole = incoming.method === 'HEAD' ? new Response(null, response) : response
    const answer = isKnown ? new Response(null, { status: 304, headers }) : whole
    await sendResponse(outgoing, answer, incoming.headers['accept-encoding'])
  }

  function note({ method = '', url = '' }: IncomingMessage, status: number, startedAt: number) {
    logRequest(log, { method, target: url, status, startedAt })
  }
}

function isFailure(made: Rendered) {
  return made !== 'personal' && !(made instanceof Response) && isFailing(made.status)
}

function pick(versions: ContentState['versions'], tables: { has: (table: string) => boolean }) {
  return new Map([...versions].filter(([table]) => tables.has(table)))
}

function nextMidnight(now: Date) {
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1)
}
