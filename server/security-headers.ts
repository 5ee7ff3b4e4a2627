import { createHash } from 'node:crypto'

const yearSeconds = 365 * 24 * 60 * 60
const inlineScript = /<script(?![^>]*\bsrc=)(?![^>]*type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g

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

/** The policy of a page: everything from our own origin, and of inline scripts only those that the page itself was rendered with. */
export function contentPolicy(html: string) {
  const hashes = new Set(
    [...html.matchAll(inlineScript)].map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`),
  )
  return [
    "default-src 'self'",
    `script-src 'self' ${[...hashes].join(' ')}`.trim(),
    "style-src 'self'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/** Vite's development client writes inline styles and opens a web socket. */
export const developmentPolicy =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self' ws:"
