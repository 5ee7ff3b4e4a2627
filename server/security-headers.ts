import { hash } from 'node:crypto'

const yearSeconds = 365 * 24 * 60 * 60
const script = /<script\b([^>]*)>(.*?)<\/script>/gs
const notInline = /\bsrc=|type="application\/(?:ld\+)?json"/

/** The headers of every response, pages and assets alike. */
export const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'X-Frame-Options': 'SAMEORIGIN',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** Strict-Transport-Security for a year; sent only over TLS. */
export const strictTransport = `max-age=${yearSeconds}`

/** The directives that production and development share. */
const sharedDirectives = ["img-src 'self' data:", "object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'self'"]

/** The Content-Security-Policy of a page: everything from our own origin, and only the inline scripts that are in `html`, by hash. */
export function contentPolicy(html: string) {
  const inlineScripts = [...html.matchAll(script)].filter(([, attributes = '']) => !notInline.test(attributes))
  const hashes = new Set(inlineScripts.map(([, , code = '']) => `'sha256-${hash('sha256', code, 'base64')}'`))
  return ["default-src 'self'", `script-src 'self' ${[...hashes].join(' ')}`.trim(), "style-src 'self'", ...sharedDirectives].join('; ')
}

/** The policy in development: Vite's client writes inline styles, opens a WebSocket, and polls from a worker while the server restarts. */
export const developmentPolicy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self' ws:",
  "worker-src 'self' blob:",
  ...sharedDirectives,
].join('; ')
