import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'
import proxyAddr from 'proxy-addr'

/** A Host header that names a host, and a port or none. */
export const hostName = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i

/**
 * The client's IP address for rate limits: the peer's, or with `trustProxy` trusted proxies the one that the outermost of them saw. An IPv6
 * address counts as its /64 network, which is what one subscriber has.
 */
export function clientAddress(incoming: IncomingMessage, trustProxy: number) {
  // A closed connection has no address.
  return toNetwork(proxyAddr(incoming, (_address, hop) => hop < trustProxy) ?? '')
}

/** The host and scheme that the visitor's browser sees: from the trusted proxy's headers if there is one, else from the connection. */
export function publicOrigin({ headers }: Pick<IncomingMessage, 'headers'>, trustProxy: number) {
  const host = (trustProxy > 0 && splitList(headers['x-forwarded-host']).at(-1)) || headers.host || 'localhost'
  const protocol = trustProxy > 0 && splitList(headers['x-forwarded-proto']).at(-1) === 'https' ? 'https:' : 'http:'
  return { host, protocol }
}

function splitList(header: string | string[] = '') {
  return String(header)
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function toNetwork(address: string) {
  if (!ipaddr.isValid(address)) return 'unknown'
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv6
    ? `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/64`).toString()}/64`
    : parsed.toString()
}

/**
 * Whether a POST comes from one of our own pages (CSRF protection): by `Origin`, whose host must be the request's or the site's; without it
 * by `Sec-Fetch-Site`; without that by a `Referer` of the same host.
 */
export function isSameOrigin(request: Request, siteUrl: string) {
  const hosts = [new URL(request.url).host, new URL(siteUrl).host]
  const origin = request.headers.get('origin')
  if (origin !== null) return hasHost(origin, hosts)
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  return hasHost(request.headers.get('referer') ?? '', hosts)
}

function hasHost(address: string, hosts: string[]) {
  return URL.canParse(address) && hosts.includes(new URL(address).host)
}

export function withoutQuery(target: string) {
  return target.replace(/\?.*/s, '')
}
