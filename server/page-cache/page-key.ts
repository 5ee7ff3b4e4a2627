import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import { publicOrigin } from '#server/client-address.ts'
import { hostName } from '#server/http.ts'
import type { ContentState } from './freshness.ts'

/** A page in the cache: the key that it is stored under, and the address that it is rendered for. */
export type PageKey = { key: string; address: string }

const neverCached = /^\/(?:admin|images|health|ready|assets)(?:[/.?]|$)/
const session = /(?:^|;\s*)(?:__Host-)?griddle=/
const readable = /^\/(?!\/)[\w\-./~%@:!$&'()*+,;=]*(?:\?[^#]*)?$/
const maxAddressLength = 1000
const maxKnownPaths = 10_000

/** Whether a request may be answered from the cache: a guest's, who reads a page that is nobody's own. */
export function isCacheable({ method, url = '', headers }: IncomingMessage) {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (url.length > maxAddressLength || !readable.test(url) || neverCached.test(url)) return false
  return !(headers.cookie && session.test(headers.cookie))
}

/** Knows which query parameters pages take, and finds the keys of requests. */
export function openPageKeys(trustProxy: number) {
  const queryNames = new LRUCache<string, ReadonlySet<string>>({ max: maxKnownPaths })

  return {
    /** Notes the query parameters that a page takes; all others are left out of its key from then on. */
    declare(path: string, names: ReadonlySet<string>) {
      queryNames.set(path, new Set(names))
    },
    /**
     * What a request asks for: hosts share their pages, except those with phone numbers of their own. Undefined where the cache has nothing to
     * say: the host is none, or a part of a page's data is asked for.
     */
    find(incoming: IncomingMessage, { hosts }: ContentState): PageKey | undefined {
      const { host, protocol } = publicOrigin(incoming, trustProxy)
      const origin = `${protocol}//${host}`
      const url = hostName.test(host) ? URL.parse(incoming.url ?? '/', origin) : null
      if (!url || (url.search && url.searchParams.has('_routes'))) return undefined
      const names = queryNames.get(url.pathname)
      if (names && url.search) url.search = toDeclared(url.searchParams, names)
      const ownHost = hosts.has(url.hostname) ? url.hostname : ''
      return { key: `${protocol}${ownHost}${url.pathname}${url.search}`, address: url.href }
    },
  }
}

/** The parameters that a page takes, in the order of their names. */
function toDeclared(query: URLSearchParams, names: ReadonlySet<string>) {
  const given = [...query].filter(([name]) => names.has(name)).sort(([one], [other]) => (one < other ? -1 : 1))
  return new URLSearchParams(given).toString()
}
