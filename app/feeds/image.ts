import { hash } from 'node:crypto'
import type { RouterContextProvider } from 'react-router'
import { services, viewer } from '#app/context.ts'
import { withOutageFallback } from '#app/outage.ts'
import { knowsTag } from '#domain/http/entity-tag.ts'
import { isPictureCrop } from '#domain/pictures/picture-crops.ts'
import { type PictureFormat, type PictureWidth, pictureFormats, pictureWidths } from '#domain/pictures/picture-variants.ts'
import { isImageUsed } from '#storage/pictures/images.ts'
import type { Pictures, Variant } from '#storage/pictures/pictures.ts'
import type { Route } from './+types/image.ts'

// The address can be opened directly in the browser: an SVG must not run scripts.
const policy = { 'Content-Security-Policy': "default-src 'none'" }

const variants = new Map<string, { width: PictureWidth; format: PictureFormat }>(
  pictureWidths.flatMap((width) => pictureFormats.map((format) => [`${width}.${format}`, { width, format }] as const)),
)

/** Uploads are named by their hash. */
const upload = /^[0-9a-f]{64}$/

/** The variant at a picture's bare address (`/images/{name}`), which is how articles refer to it. */
const bareFile = '1600.webp'

/**
 * A picture in one width and format, or in one of the crops for search engines; otherwise the 'No Image' placeholder with status 404. An upload that
 * nothing shows is for admins alone.
 */
export async function loader({ request, params: { name, file = bareFile }, context }: Route.LoaderArgs) {
  const isPublic = await isShown(context, name)
  if (!isPublic && !(await context.get(viewer)())?.isAdmin) return toPlaceholder()
  const variant = await findFile(context.get(services).pictures, name, file)
  if (!variant) return toPlaceholder()
  const response = toResponse(variant, request.headers.get('If-None-Match'))
  if (!isPublic) response.headers.set('Cache-Control', 'private, no-store')
  return response
}

/** Whether a picture is for everybody: one that ships with the product, or an upload that a post or recipe shows. */
async function isShown(context: Readonly<RouterContextProvider>, name: string) {
  if (!upload.test(name)) return true
  return withOutageFallback(context, 'Error looking up a picture', () => isImageUsed(context.get(services).db, name), true)
}

async function findFile(pictures: Pictures, name: string, file: string) {
  const [, crop = ''] = /^(.+)\.jpg$/.exec(file) ?? []
  if (isPictureCrop(crop)) return pictures.findCrop(name, crop)
  const wanted = variants.get(file)
  return wanted && pictures.findVariant(name, wanted.width, wanted.format)
}

function toResponse({ bytes, contentType, final }: Variant, knownTags: string | null) {
  const etag = `"${hash('sha256', bytes, 'base64url')}"`
  const headers = { ...policy, ETag: etag, 'Cache-Control': final ? 'public, max-age=31536000, immutable' : 'no-cache' }
  if (knowsTag(knownTags, etag)) return new Response(null, { status: 304, headers })
  return new Response(bytes, { headers: { ...headers, 'Content-Type': contentType, 'Content-Length': String(bytes.length) } })
}

function toPlaceholder() {
  const headers = { ...policy, 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=60' }
  return new Response(noImage, { status: 404, headers })
}

/** Its colours are attributes, because a policy against inline styles would block styles. */
const noImage = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="0 0 800 600" role="img" aria-label="No Image">
  <pattern id="hatching" width="30" height="30" patternUnits="userSpaceOnUse" patternTransform="rotate(25)">
    <rect width="30" height="30" fill="#fbf4ea"/>
    <rect width="8" height="30" fill="#ffedd5"/>
  </pattern>
  <rect width="800" height="600" fill="url(#hatching)"/>
  <rect x="255" y="262" width="290" height="76" rx="8" fill="#fffcf7"/>
  <text x="400" y="315" font-family="system-ui, sans-serif" font-size="42" font-weight="800" text-anchor="middle" fill="#5c463b">No Image</text>
</svg>
`
