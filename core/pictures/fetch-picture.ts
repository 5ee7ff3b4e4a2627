import ipaddr from 'ipaddr.js'
import { uploadTitle } from '#domain/pictures/picture-draft.ts'
import { toPictureId } from '#domain/pictures/stored-image.ts'
import { decodeText } from '#domain/text/decode-text.ts'
import { describePictures } from './describe-pictures.ts'
import { type StoredPicture, storeUpload, type UploadParts } from './store-upload.ts'
import type { UploadRefusal } from './uploads.ts'

/** Another site's response. `location`, `contentType` and `retryAfter` are those headers; `close` ends the connection. */
export type RemoteResponse = {
  status: number
  location: string | undefined
  contentType?: string | undefined
  retryAfter?: string | undefined
  body: AsyncIterable<Uint8Array>
  close: () => void
}

/** A URL, the IP address to request it from, and the accepted content types. */
export type RemoteRequest = { url: URL; address: string; accept: string; signal: AbortSignal }

/** How other sites are reached; injected, so tests need no network. */
export type Remote = {
  /** Resolves a host name to all of its IP addresses. Rejects if there is none. */
  resolve: (hostname: string) => Promise<string[]>
  /** Requests a URL from this IP address only, until the signal. Rejects if there is no response. */
  open: (request: RemoteRequest) => Promise<RemoteResponse>
  maxMilliseconds?: number
}

/** The dependencies of `fetchPicture`; `siteUrl` is our own public origin. */
export type FetchParts = UploadParts & { remote: Remote; siteUrl: string }

/**
 * Why a picture was not fetched. `status` is the response's status, if there was one; `retryAfter` is when a busy host wants to be asked
 * again.
 */
export type FetchRefusal =
  | UploadRefusal
  | { ok: false; reason: 'unreachable'; status?: number; retryAfter?: string | undefined }
  | { ok: false; reason: 'forbidden-address' | 'not-http' }

const maxMilliseconds = 5000
const maxRedirects = 5
const redirections = new Set([301, 302, 303, 307, 308])
const unreachable: FetchRefusal = { ok: false, reason: 'unreachable' }

/**
 * Fetches a picture from another site and stores it like an upload. Only http and https and public IP addresses are allowed, checked again
 * at each of at most five redirects, within five seconds in all. One of our own pictures is only looked up.
 */
export async function fetchPicture(parts: FetchParts, typed: string): Promise<StoredPicture | FetchRefusal> {
  const own = toOwnReference(typed, parts.siteUrl)
  if (own) return findOwn(parts, own)
  const url = URL.parse(typed)
  if (!url) return { ok: false, reason: 'not-http' }
  const signal = AbortSignal.timeout(parts.remote.maxMilliseconds ?? maxMilliseconds)
  const answer = await follow(parts.remote, url, { accept: 'image/avif,image/webp,image/*;q=0.8', signal })
  if ('reason' in answer) return answer
  const outcome = await storeUpload(parts, answer.body, uploadTitle.parse(url.pathname)).finally(answer.close)
  return !outcome.ok && outcome.reason === 'broken' && signal.aborted ? unreachable : outcome
}

const maxPageBytes = 5_000_000

/** Stricter rules for requests that anyone can cause: fewer bytes, and only the web's standard ports. */
type PageLimits = { maxBytes?: number; onlyUsualPorts?: boolean }

/**
 * The text of a page of another site, under the same rules; undefined if it can't be fetched. Undecodable bytes become U+FFFD, and text
 * over the limit (5 MB) is cut off.
 */
export async function fetchPage(
  { remote }: Pick<FetchParts, 'remote'>,
  address: string,
  { maxBytes = maxPageBytes, onlyUsualPorts = false }: PageLimits = {},
): Promise<string | undefined> {
  const url = URL.parse(address)
  if (!url) return undefined
  const signal = AbortSignal.timeout(remote.maxMilliseconds ?? maxMilliseconds)
  const answer = await follow(remote, url, { accept: 'text/html,application/xhtml+xml;q=0.9', signal, onlyUsualPorts })
  if ('reason' in answer) return undefined
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for await (const chunk of answer.body) {
      chunks.push(chunk)
      length += chunk.length
      if (length > maxBytes) break
    }
  } catch {
    return undefined
  } finally {
    answer.close()
  }
  return decodeText(Buffer.concat(chunks), answer.contentType)
}

type Wanted = Pick<RemoteRequest, 'accept' | 'signal'> & { onlyUsualPorts?: boolean }

async function follow(remote: Remote, start: URL, wanted: Wanted): Promise<RemoteResponse | FetchRefusal> {
  let url = start
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const answer = await openChecked(remote, url, wanted)
    if ('reason' in answer || answer.status === 200) return answer
    answer.close()
    const next = redirections.has(answer.status) && answer.location ? URL.parse(answer.location, url) : null
    if (!next) return { ok: false, reason: 'unreachable', status: answer.status, retryAfter: answer.retryAfter }
    url = next
  }
  return unreachable
}

/** Connects to the IP address that was checked, which defeats DNS rebinding. */
async function openChecked(remote: Remote, url: URL, { accept, signal, onlyUsualPorts }: Wanted): Promise<RemoteResponse | FetchRefusal> {
  if (!/^https?:$/.test(url.protocol)) return { ok: false, reason: 'not-http' }
  // Empty for the protocol's default port.
  if (onlyUsualPorts && !['', '80', '443'].includes(url.port)) return { ok: false, reason: 'forbidden-address' }
  try {
    const addresses = await before(signal, findAddresses(remote, url.hostname))
    const [address] = addresses
    if (!address) return unreachable
    if (!addresses.every(isPublic)) return { ok: false, reason: 'forbidden-address' }
    return await before(signal, remote.open({ url, address, accept, signal }))
  } catch {
    return unreachable
  }
}

/** A host that is an IP address is not resolved. URLs put IPv6 in brackets, and normalise every spelling of IPv4 to dotted decimal. */
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

/** `/images/{name}` for any URL of one of our pictures, with or without our origin, a width and a format. */
function toOwnReference(typed: string, siteUrl: string) {
  const path = typed.startsWith(`${siteUrl}/`) ? typed.slice(siteUrl.length) : typed
  return /^\/images\/[a-z0-9-]{1,80}(?=$|\/\d+\.(?:avif|webp|jpg)$)/.exec(path)?.[0]
}

async function findOwn({ db }: FetchParts, reference: string): Promise<StoredPicture | FetchRefusal> {
  const [picture] = await describePictures(db, [{ reference }])
  return picture
    ? { ok: true, reference: `/images/${toPictureId(picture.name)}`, width: picture.width, height: picture.height }
    : unreachable
}
