import { hash } from 'node:crypto'

const yearSeconds = 365 * 24 * 60 * 60

/** The headers of every response, pages and assets alike. */
export const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'X-Frame-Options': 'SAMEORIGIN',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** Tells browsers to use only TLS for a year; sent only over TLS. */
export const strictTransport = `max-age=${yearSeconds}`

const otherDirectives = ["img-src 'self' data:", "object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'self'"]

/** The policy of a page: everything from our own origin, and of inline scripts only these, by their hashes. */
export function contentPolicy(inlineScripts: string[]) {
  const hashes = inlineScripts.map((code) => `'sha256-${hash('sha256', code, 'base64')}'`)
  return ["default-src 'self'", `script-src 'self' ${hashes.join(' ')}`.trim(), "style-src 'self'", ...otherDirectives].join('; ')
}

/** The same with what Vite's client needs in development: style elements, and a worker that waits for the server to restart. */
export function developmentPolicy(inlineScripts: string[]) {
  return `${contentPolicy(inlineScripts)}; style-src-elem 'self' 'unsafe-inline'; worker-src 'self' blob:`
}
