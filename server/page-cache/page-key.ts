import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import { hostName, publicOrigin } from '#server/read-request.ts'
import type { ContentState } from './freshness.ts'

/** A page in the cache: its key, and the address that it is rendered for. */
export type PageKey = { key: string; address: string }

const neverCached = /^\/(?:admin|health|ready|assets)(?:[/.?]|$)/
const session = /(?:^|;\s*)(?:__Host-)?griddle=/
const readable = /^\/(?!\/)[\w\-./~%@:!$&'()*+,;=]*(?:\?[^#]*)?$/
/** A path that URL parsing leaves unchanged. Most requests have one, and parsing it is a tenth of the time of a response. */
const plainPath = /^(?:\/(?:[\w-]+(?:\.[\w-]+)*)?)+$/
const maxAddressLength = 1000
const maxKnownPaths = 10_000

/** Whether a request may be served from the cache: it reads a page that is the same for everyone, signed in or not. */
export function isCacheable({ method, url = '' }: IncomingMessage) {
  if (method !== 'GET' && method !== 'HEAD') return false
  return url.length <= maxAddressLength && readable.test(url) && !neverCached.test(url)
}

/** Whether a request may be an admin's: it has a session cookie, valid or not. */
export function hasSession({ headers: { cookie } }: Pick<IncomingMessage, 'headers'>) {
  return cookie !== undefined && session.test(cookie)
}

/** Knows which query parameters pages take, and finds the keys of requests. */
export function openPageKeys(trustProxy: number) {
  const queryNames = new LRUCache<string, ReadonlySet<string>>({ max: maxKnownPaths })

  return {
    /** Records the query parameters that a page takes; all others are then left out of its key. */
    declare(path: string, names: ReadonlySet<string>) {
      queryNames.set(path, new Set(names))
    },
    /**
     * The key of a request: hosts share their pages, except those with phone numbers of their own. Undefined if the cache does not apply:
     * the host is invalid, or a part of a page's data is requested.
     */
    find(incoming: IncomingMessage, { hosts }: ContentState): PageKey | undefined {
      const { host, protocol } = publicOrigin(incoming, trustProxy)
      if (!hostName.test(host)) return undefined
      const origin = `${protocol}//${host}`
      const path = incoming.url ?? '/'
      if (hosts.size === 0 && plainPath.test(path)) return { key: protocol + path, address: origin + path }
      const url = URL.parse(path, origin)
      if (!url || url.searchParams.has('_routes')) return undefined
      const place = protocol + (hosts.has(url.hostname) ? url.hostname : '')
      const names = queryNames.get(url.pathname)
      if (names && url.search) url.search = toDeclared(url.searchParams, names)
      return { key: `${place}${url.pathname}${url.search}`, address: url.href }
    },
  }
}

/** The parameters that a page takes, sorted by name. */
function toDeclared(query: URLSearchParams, names: ReadonlySet<string>) {
  const given = [...query].filter(([name]) => names.has(name)).sort(([one], [other]) => (one < other ? -1 : 1))
  return new URLSearchParams(given).toString()
}
