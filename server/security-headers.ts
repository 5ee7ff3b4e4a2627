import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

const yearSeconds = 365 * 24 * 60 * 60
const notInline = /\bsrc=|type="application\/(?:ld\+)?json"/

/** What every answer carries, pages and assets alike. */
export const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'X-Frame-Options': 'SAMEORIGIN',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** Tells browsers to come back over TLS only, for a year; sent only over TLS. */
export const strictTransport = `max-age=${yearSeconds}`

/** What the policies of production and development have in common. */
const sharedDirectives = ["img-src 'self' data:", "object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'self'"]

/** The policy of a page: everything from our own origin, and of inline scripts only those that the page itself was rendered with. */
export function contentPolicy(html: string) {
  const hashes = new Set(listInlineScripts(html).map(toHash))
  return ["default-src 'self'", `script-src 'self' ${[...hashes].join(' ')}`.trim(), "style-src 'self'", ...sharedDirectives].join('; ')
}

/** The scripts of all pages are few. */
const knownHashes = new LRUCache<string, string>({ max: 500 })

function toHash(code: string) {
  const known = knownHashes.get(code)
  if (known) return known
  const made = `'sha256-${hash('sha256', code, 'base64')}'`
  // A copy: a part of a text keeps the whole of it in memory.
  knownHashes.set(Buffer.from(code).toString(), made)
  return made
}

/** The code of the scripts that stand in a page. Searching for their ends is several times as fast as one pattern for all. */
function listInlineScripts(html: string) {
  const scripts: string[] = []
  for (let start = html.indexOf('<script'); start >= 0; start = html.indexOf('<script', start)) {
    const codeStart = html.indexOf('>', start) + 1
    const codeEnd = html.indexOf('</script>', codeStart)
    if (codeEnd < 0) break
    if (!notInline.test(html.slice(start, codeStart))) scripts.push(html.slice(codeStart, codeEnd))
    start = codeEnd
  }
  return scripts
}

/** The policy in development: Vite's client writes inline styles, opens a web socket, and waits in a worker for a server that starts again. */
export const developmentPolicy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self' ws:",
  "worker-src 'self' blob:",
  ...sharedDirectives,
].join('; ')
