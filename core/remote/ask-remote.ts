import ipaddr from 'ipaddr.js'

/** Another site's response. `location`, `contentType` and `retryAfter` are its headers; `close` ends the connection. */
export type RemoteResponse = {
  status: number
  location: string | undefined
  contentType?: string | undefined
  retryAfter?: string | undefined
  body: AsyncIterable<Uint8Array>
  close: () => void
}

/** What to send instead of a plain GET. `agent` replaces the product's name as user agent. */
type Sent = { method?: 'GET' | 'HEAD' | 'POST'; content?: { type: string; text: string }; agent?: string }

/** A URL, the IP address to request it from, and the accepted content types. */
export type RemoteRequest = Sent & { url: URL; address: string; accept: string; signal: AbortSignal }

/** How other sites are reached; injected, so tests need no network. */
export type Remote = {
  /** Resolves a host name to all of its IP addresses. Rejects if there is none. */
  resolve: (hostname: string) => Promise<string[]>
  /** Requests a URL from this IP address only, until the signal. Rejects if there is no response. */
  open: (request: RemoteRequest) => Promise<RemoteResponse>
  maxMilliseconds?: number
}

/** Options of a request. `onlyUsualPorts` is for requests that anyone can trigger. */
export type Wanted = Sent & Pick<RemoteRequest, 'accept' | 'signal'> & { onlyUsualPorts?: boolean }

/** Why there is no response. `fault` is the system's code, such as ENOTFOUND, or 'timeout'. */
export type NoResponse = { ok: false; reason: 'unreachable'; fault: string } | { ok: false; reason: 'forbidden-address' | 'not-http' }

const maxRedirects = 5
const redirections = new Set([301, 302, 303, 307, 308])

/**
 * Requests a URL, following up to five redirects, and returns the last response, whatever its status. Not for POST: what is meant for one site
 * must not be sent to another.
 */
export async function followRemote(remote: Remote, start: URL, wanted: Wanted): Promise<RemoteResponse | NoResponse> {
  let url = start
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const answer = await askRemote(remote, url, wanted)
    if ('reason' in answer) return answer
    const next = redirections.has(answer.status) && answer.location ? URL.parse(answer.location, url) : null
    if (!next) return answer
    answer.close()
    url = next
  }
  return { ok: false, reason: 'unreachable', fault: 'redirects' }
}

/** Sends one request to another site: by http or https, to public IP addresses only. Connects to the address that was checked, which prevents DNS rebinding. */
export async function askRemote(
  remote: Remote,
  url: URL,
  { onlyUsualPorts, signal, ...wanted }: Wanted,
): Promise<RemoteResponse | NoResponse> {
  if (!/^https?:$/.test(url.protocol)) return { ok: false, reason: 'not-http' }
  // Empty for the protocol's default port.
  if (onlyUsualPorts && !['', '80', '443'].includes(url.port)) return { ok: false, reason: 'forbidden-address' }
  try {
    const addresses = await before(signal, findAddresses(remote, url.hostname))
    const [address] = addresses
    if (!address) return { ok: false, reason: 'unreachable', fault: 'ENOTFOUND' }
    if (!addresses.every(isPublic)) return { ok: false, reason: 'forbidden-address' }
    return await before(signal, remote.open({ ...wanted, url, address, signal }))
  } catch (error) {
    return { ok: false, reason: 'unreachable', fault: signal.aborted ? 'timeout' : toCode(error) }
  }
}

function toCode(error: unknown) {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
}

/** IP addresses aren't resolved. URLs put IPv6 in brackets, and normalise all spellings of IPv4 to dotted decimal. */
async function findAddresses({ resolve }: Remote, hostname: string) {
  const bare = hostname.replace(/^\[|\]$/g, '')
  return ipaddr.isValid(bare) ? [bare] : resolve(hostname)
}

/** Neither private nor reserved, including IPv4 addresses mapped into IPv6; for IPv6, only the allocated range. */
function isPublic(text: string) {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.process(text)
  const isAllocated = address.kind() === 'ipv4' || address.match(ipaddr.parseCIDR('2000::/3'))
  return isAllocated && address.range() === 'unicast'
}

/** Resolves with the work's result, or rejects at the signal. */
function before<Result>(signal: AbortSignal, work: Promise<Result>) {
  return new Promise<Result>((resolve, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    work.then(resolve, reject)
  })
}

/** The seconds to wait, from 'Retry-After: 120' or a date; undefined if it is missing or unreadable. */
export function readRetryAfter(retryAfter: string | undefined, now: Date) {
  if (retryAfter === undefined) return undefined
  const seconds = /^\d+$/.test(retryAfter.trim()) ? Number(retryAfter) : (Date.parse(retryAfter) - now.getTime()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined
}
