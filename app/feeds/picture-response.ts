import { hash } from 'node:crypto'
import type { Variant } from '#core/pictures/pictures.ts'
import { knowsTag } from '#domain/http/entity-tag.ts'

/** The address can be opened directly in the browser: an SVG must not run scripts. */
export const picturePolicy = { 'Content-Security-Policy': "default-src 'none'" }

/** A picture, cached permanently if it is `final`; 304 if the browser has it. */
export function toPictureResponse({ bytes, contentType, final }: Variant, knownTags: string | null) {
  const etag = `"${hash('sha256', bytes, 'base64url')}"`
  const headers = { ...picturePolicy, ETag: etag, 'Cache-Control': final ? 'public, max-age=31536000, immutable' : 'no-cache' }
  if (knowsTag(knownTags, etag)) return new Response(null, { status: 304, headers })
  return new Response(bytes, { headers: { ...headers, 'Content-Type': contentType, 'Content-Length': String(bytes.length) } })
}
