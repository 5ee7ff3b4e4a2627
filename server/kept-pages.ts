import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { sendResponse } from '@remix-run/node-fetch-server'
import { LRUCache } from 'lru-cache'
import { knowsAnswer } from '#domain/http/entity-tag.ts'
import type { Log } from '#domain/log.ts'
import { chooseEncoding, sendAnswer } from './answer.ts'
import { publicOrigin } from './client-address.ts'
import { compress } from './compress.ts'
import type { ContentFreshness, Freshness } from './content-freshness.ts'
import { giveUp, hostName } from './http.ts'
import { answerIn, type KeptPage, keepPage } from './kept-page.ts'
import { logRequest, newReference } from './log-request.ts'
import type { PageCache } from './page-cache.ts'
import type { createSite, RenderTrace } from './site.ts'

type Parts = {
  site: Pick<ReturnType<typeof createSite>, 'make'>
  newRenderTrace: () => RenderTrace
  cache: PageCache
  freshness: ContentFreshness
  trustProxy: number
  log: Log
  clock: () => Date
}

/** A request for a page that may be kept: the address that it is rendered under, and the key under which it is kept. */
type Wanted = { key: string; address: string }

/** A request for a kept page: by which address it came, and what it wanted. Most requests are like an earlier one, and need no second look. */
type Asked = { origin: OriginHeaders; known: Freshness; wanted: Wanted }

type OriginHeaders = Pick<IncomingHttpHeaders, 'host' | 'x-forwarded-host' | 'x-forwarded-proto'>

const keptStatuses = new Set([200, 202, 301, 404])
const keptTypes = /^(?:text\/|application\/(?:json|ld\+json|xml|rss|atom|feed|manifest))/
const neverKept = /^\/(?:admin|images|health|ready|assets)(?:[/.?]|$)/
const session = /(?:^|;\s*)(?:__Host-)?griddle=/
const readable = /^\/(?!\/)[\w\-./~%@:!$&'()*+,;=]*(?:\?[^#]*)?$/
/** A path that stays as it is when it is read as part of a URL; most requests are for such a one. */
const plainPath = /^(?:\/(?:[\w-]+(?:\.[\w-]+)*)?)+$/
const maxAddress = 1000
const maxBytes = 4_000_000
/** What is known of addresses, beside the pages: of requests as they come, of the parameters of paths, and of hosts. In characters of all that they hold. */
const maxKnown = { requests: 4_000_000, paths: 4_000_000, hosts: 100_000 }

/** About what an entry takes beside its texts. */
const entryCharacters = 200

/**
 * Answers public pages from memory; everything else goes on to `next`. A page is rendered once for each version of the content that it was made
 * from, by one request at a time, however many ask for it. When rendering fails, the page as it was before is answered.
 */
export function keptPages(
  { site, newRenderTrace, cache, freshness, trustProxy, log, clock }: Parts,
  next: RequestListener,
): RequestListener {
  const renders = new Map<string, Promise<KeptPage | Response>>()
  const asked = openMemo<Asked>(
    maxKnown.requests,
    ({ origin, wanted }) => Object.values(origin).join().length + wanted.key.length + wanted.address.length,
  )
  const queryNames = openMemo<readonly string[]>(maxKnown.paths, (names) => names.join().length)
  const hostNames = openMemo<string>(maxKnown.hosts, ({ length }) => length)

  return (incoming, outgoing) => {
    const earlier = findAlike(incoming)
    if (!earlier && !isKeepable(incoming)) return next(incoming, outgoing)
    const startedAt = performance.now()
    const now = freshness.now()
    if (!(now instanceof Promise)) return answer(incoming, outgoing, now, startedAt, earlier)
    now.then(
      (known) => answer(incoming, outgoing, known, startedAt),
      () => next(incoming, outgoing),
    )
  }

  function answer(incoming: IncomingMessage, outgoing: ServerResponse, known: Freshness, startedAt: number, earlier?: Asked) {
    const wanted = earlier?.known === known ? earlier.wanted : toWanted(incoming, known)
    if (!wanted) return next(incoming, outgoing)
    const page = cache.find(wanted.key)
    if (page && isFresh(page, known)) {
      if (earlier?.wanted !== wanted) remember(incoming, known, wanted)
      return send(page, incoming, outgoing, startedAt)
    }
    const underWay = renders.get(toRenderId(wanted, known))
    const isFirst = underWay === undefined
    const rendering = underWay ?? renderOnce(wanted, known, page)
    rendering
      .then((made) => {
        if (!(made instanceof Response)) return send(made, incoming, outgoing, startedAt)
        return isFirst ? sendOnce(made, incoming, outgoing, startedAt) : next(incoming, outgoing)
      })
      .catch((error) => giveUp(error, outgoing, log))
  }

  /** The request that came last to the same address, when it was like this one in all that a page depends on. */
  function findAlike({ url = '', method, headers }: IncomingMessage): Asked | undefined {
    const earlier = asked.get(url)
    if (!earlier || method !== 'GET' || headers.cookie) return undefined
    const { origin } = earlier
    const isAlike =
      headers.host === origin.host &&
      headers['x-forwarded-host'] === origin['x-forwarded-host'] &&
      headers['x-forwarded-proto'] === origin['x-forwarded-proto']
    return isAlike ? earlier : undefined
  }

  function remember({ url = '', method, headers }: IncomingMessage, known: Freshness, wanted: Wanted) {
    if (method !== 'GET' || headers.cookie) return
    const { host, 'x-forwarded-host': forwardedHost, 'x-forwarded-proto': protocol } = headers
    asked.set(url, { origin: { host, 'x-forwarded-host': forwardedHost, 'x-forwarded-proto': protocol }, known, wanted })
  }

  /** What a request wants, or undefined when its address is none that pages have, or none that is kept. */
  function toWanted(incoming: IncomingMessage, known: Freshness): Wanted | undefined {
    const { host, protocol } = publicOrigin(incoming, trustProxy)
    const origin = `${protocol}//${host}`
    const name = hostNames.get(origin) ?? readHostName(host, origin)
    if (name === '') return undefined
    const place = known.hosts.has(name) ? name : ''
    const path = incoming.url ?? '/'
    if (plainPath.test(path)) return { key: `${protocol}${place}${path}`, address: origin + path }
    const url = new URL(path, origin)
    // It asks for a part of a page's data.
    if (url.searchParams.has('_routes')) return undefined
    const names = queryNames.get(url.pathname)
    if (names && url.search) keepDeclared(url, names)
    return { key: `${protocol}${place}${url.pathname}${url.search}`, address: url.href }
  }

  /** The host name of an origin without its port, or '' when it is none. */
  function readHostName(host: string, origin: string) {
    const name = hostName.test(host) && URL.canParse(origin) ? new URL(origin).hostname : ''
    hostNames.set(origin, name)
    return name
  }

  /** Renders a page while others who want it wait. A failure is for all of them; what else is not to be kept is for the first alone. */
  function renderOnce(wanted: Wanted, known: Freshness, earlier: KeptPage | undefined) {
    const id = toRenderId(wanted, known)
    const rendering = render(wanted, known, earlier).finally(() => renders.delete(id))
    renders.set(id, rendering)
    return rendering
  }

  async function render({ key, address }: Wanted, { versions }: Freshness, earlier: KeptPage | undefined) {
    const url = new URL(address)
    const trace = newRenderTrace()
    const expiresAt = nextMidnight(clock())
    const reference = newReference()
    const response = await site.make(new Request(address), { address: '' }, reference, trace)
    if (response.status >= 500 && earlier) {
      log.warn({ reference, path: url.pathname }, 'A page could not be made anew: the kept one is shown')
      return earlier
    }
    // What leads elsewhere or fails may not have come to its parameters.
    if (response.status === 200) queryNames.set(url.pathname, [...trace.queryNames].sort())
    const isKept = mayKeep(response, trace, versions, url)
    if (!isKept && !isFailure(response)) return response
    const page = await keepPage(response, { versions: pick(versions, trace.tables), expiresAt })
    if (isKept && page.bytes <= maxBytes) cache.keep(key, page)
    return page
  }

  function isFresh(page: KeptPage, known: Freshness) {
    if (clock().getTime() >= page.expiresAt) return false
    if (page.freshIn === known.reading) return true
    for (const [table, version] of page.versions) if (known.versions.get(table) !== version) return false
    page.freshIn = known.reading
    return true
  }

  function send(page: KeptPage, incoming: IncomingMessage, outgoing: ServerResponse, startedAt: number) {
    if (outgoing.destroyed) return
    const answer = answerIn(page, chooseEncoding(incoming.headers['accept-encoding']))
    const condition = { ifNoneMatch: incoming.headers['if-none-match'], ifModifiedSince: incoming.headers['if-modified-since'] }
    const isKnown = page.status === 200 && knowsAnswer(condition, { etag: answer.etag, changedAt: page.changedAt })
    sendAnswer(outgoing, answer, { status: page.status, isKnown, method: incoming.method })
    note(incoming, isKnown ? 304 : page.status, startedAt)
  }

  /** Sends what was made for this one request. */
  async function sendOnce(response: Response, incoming: IncomingMessage, outgoing: ServerResponse, startedAt: number) {
    note(incoming, response.status, startedAt)
    if (outgoing.destroyed) return
    const answer = incoming.method === 'HEAD' ? new Response(null, response) : response
    await sendResponse(outgoing, compress(answer, incoming.headers['accept-encoding'] ?? ''))
  }

  function note({ method = '', url = '' }: IncomingMessage, status: number, startedAt: number) {
    logRequest(log, { method, target: url, status, startedAt })
  }
}

/** Keeps the latest, as long as their keys and what `toLength` says of them have at most so many characters. */
function openMemo<Value extends object | string>(maxCharacters: number, toLength: (value: Value) => number) {
  return new LRUCache<string, Value>({
    maxSize: maxCharacters,
    sizeCalculation: (value, key) => entryCharacters + key.length + toLength(value),
  })
}

/** What a rendering is for: requests that came before a change don't wait with those that came after it. */
function toRenderId({ key }: Wanted, { versions }: Freshness) {
  return `${key} ${[...versions.values()].join()}`
}

/** Whether a request may be answered from memory: a guest's, for something that is no one's own. */
function isKeepable({ method, url = '', headers }: IncomingMessage) {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (url.length > maxAddress || !readable.test(url) || neverKept.test(url)) return false
  return !(headers.cookie && session.test(headers.cookie))
}

/** Takes out of an address the parameters that its page doesn't take, and puts the others in order. */
function keepDeclared(url: URL, names: readonly string[]) {
  const given = [...url.searchParams].filter(([name]) => names.includes(name)).sort(([one], [other]) => (one < other ? -1 : 1))
  url.search = new URLSearchParams(given).toString()
}

function mayKeep({ status, headers }: Response, { tables, queryNames, hasFailed }: RenderTrace, versions: Freshness['versions'], url: URL) {
  if (hasFailed || !keptStatuses.has(status) || headers.has('set-cookie')) return false
  if (/no-store|private/.test(headers.get('cache-control') ?? '')) return false
  if (status !== 301 && !keptTypes.test(headers.get('content-type') ?? '')) return false
  return [...tables].every((table) => versions.has(table)) && [...url.searchParams.keys()].every((name) => queryNames.has(name))
}

/** Whether asking again at this moment would only fail again. */
function isFailure({ status, headers }: Response) {
  return (status === 400 || status >= 500) && !headers.has('set-cookie') && keptTypes.test(headers.get('content-type') ?? '')
}

function pick(versions: Freshness['versions'], tables: Set<string>) {
  return new Map([...versions].filter(([table]) => tables.has(table)))
}

function nextMidnight(now: Date) {
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1)
}
