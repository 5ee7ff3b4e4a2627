import { hash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isbot } from 'isbot'
import type { View } from '#core/numbers/visit-batch.ts'
import { sourceOfHost, sourceOfQuery } from '#domain/numbers/traffic-source.ts'
import { hasSession } from './page-cache/page-key.ts'
import { clientAddress } from './read-request.ts'

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'socket'>

const maxRemembered = 5000
const longestRemembered = 500

/** Caches the result for each text, unless it is long. The cache is cleared when it is full. */
function remember<Made>(make: (text: string) => Made) {
  const known = new Map<string, Made>()
  return (text: string) => {
    const found = known.get(text)
    if (found !== undefined) return found
    if (known.size >= maxRemembered) known.clear()
    const made = make(text)
    if (text.length <= longestRemembered) known.set(text, made)
    return made
  }
}

/** What is known of user agents: there are few, and searching a name for a robot takes a tenth of the time of a response. */
const readAgent = remember((agent) => ({ isRobot: isbot(agent), digest: hash('sha256', agent, 'base64url').slice(0, 12) }))

/** The source of a referrer, and its host, if that may be the site's own. */
const readReferrer = remember((referrer) => {
  const host = URL.parse(referrer)?.hostname ?? ''
  const source = sourceOfHost(host)
  return { source, ownHost: source.startsWith('site ') ? host : undefined }
})

/**
 * What is counted of a request for a page; undefined if it isn't a reader's view: HEAD, a prefetch, a frame or a copy for offline use, a
 * robot, an admin, or repeated data of an open page.
 */
export function readView(incoming: Asked): View | undefined {
  const { headers, url = '' } = incoming
  if (!isReader(incoming) || isFetchedAhead(incoming) || !isNavigation(incoming)) return undefined
  const at = url.indexOf('?')
  const path = at < 0 ? url : url.slice(0, at)
  const source = (at < 0 ? undefined : sourceOfQuery(url.slice(at))) ?? toSource(incoming)
  return { path, source, visitor: headers['sec-gpc'] === '1' ? undefined : toVisitor(incoming) }
}

/** Whether the request comes from a person who isn't an admin. Programs seldom send languages. */
export function isReader(incoming: Asked) {
  const { 'user-agent': agent, 'accept-language': languages } = incoming.headers
  return incoming.method === 'GET' && agent !== undefined && languages !== undefined && !readAgent(agent).isRobot && !hasSession(incoming)
}

function isFetchedAhead({ headers }: Asked) {
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? headers['x-moz']
  return purpose !== undefined && /prefetch|prerender|preview/.test(String(purpose))
}

const frames = new Set(['iframe', 'frame', 'embed', 'object'])

/**
 * Whether the whole page or, after a click, its data is requested for display. The service worker fetches pages to store them, and frames
 * show one within another.
 */
function isNavigation({ headers, url = '' }: Asked) {
  const mode = headers['sec-fetch-mode']
  if (!url.includes('.data') || !/\.data(?:\?|$)/.test(url))
    return (mode === undefined || mode === 'navigate') && !frames.has(headers['sec-fetch-dest'] ?? '')
  // After a form is sent, the data of the same page is fetched again.
  const { referer = '', host = '' } = headers
  const at = referer.indexOf(`//${host}/`)
  return at < 0 || toPage(referer.slice(at + 2 + host.length)) !== toPage(url)
}

function toPage(address: string) {
  const page = address.replace(/\/?_\.data(?=\?|$)|\.data(?=\?|$)/, '').replace(/[?&]_routes=[^&]*|#.*$/g, '')
  return page === '' ? '/' : page
}

function toSource({ headers }: Asked) {
  if (headers['sec-fetch-site'] === 'same-origin') return 'own'
  const { source, ownHost } = readReferrer(headers.referer ?? '')
  return ownHost !== undefined && headers.host?.replace(/:\d+$/, '') === ownHost ? 'own' : source
}

/**
 * The visitor: the browser, and the raw network address. Kept in memory for some seconds, so it is short, and slow work is left to
 * `toPerson`.
 */
function toVisitor({ socket, headers }: Asked) {
  const { digest } = readAgent(headers['user-agent'] ?? '')
  const forwarded = headers['x-forwarded-for']
  return forwarded === undefined ? `${digest} ${socket.remoteAddress}` : `${digest} ${socket.remoteAddress} ${forwarded}`
}

/** The browser and network of such a visitor: what distinguishes people. */
export function toPerson(visitor: string, trustProxy: number) {
  const [, digest, remoteAddress, forwarded] = /^(\S+) (\S+)(?: (.*))?$/s.exec(visitor) ?? []
  const headers = forwarded ? { 'x-forwarded-for': forwarded } : {}
  return `${digest} ${clientAddress({ headers, socket: { remoteAddress } } as IncomingMessage, trustProxy)}`
}
