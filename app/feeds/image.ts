import type { RouterContextProvider } from 'react-router'
import { services, viewer } from '#app/context.ts'
import { withOutageFallback } from '#app/outage.ts'
import { isPhotoApproved } from '#core/comments/review-photo-rows.ts'
import { findShippedFile } from '#core/pictures/describe-pictures.ts'
import { findImage } from '#core/pictures/image-rows.ts'
import type { Pictures } from '#core/pictures/pictures.ts'
import { hasRight, type Right } from '#domain/identity/roles.ts'
import { type PictureFocus, toFocus, toFocusClass } from '#domain/pictures/focus.ts'
import { isPictureCrop, readCropFile, toCropFile } from '#domain/pictures/picture-crops.ts'
import { type PictureFormat, type PictureWidth, pictureFormats, pictureWidths, toNamedFile } from '#domain/pictures/picture-variants.ts'
import { isSiteIcon } from '#domain/pictures/site-icons.ts'
import { toFileName, toPictureId } from '#domain/pictures/stored-image.ts'
import type { Route } from './+types/image.ts'
import { picturePolicy as policy, toPictureResponse } from './picture-response.ts'

const variants = new Map<string, { width: PictureWidth; format: PictureFormat }>(
  pictureWidths.flatMap((width) => pictureFormats.map((format) => [`${width}.${format}`, { width, format }] as const)),
)

/** The ids of uploads. */
const upload = /^[0-9a-f]{64}$/

/**
 * The variant at a picture's bare address (`/images/{id}`), which is how articles refer to it, and at `/images/{id}/{id}.webp`, for
 * programs that save files under their address.
 */
const bareFile = '1600.webp'

/** A picture's current file, whichever of its addresses was requested, and the right needed to see one that is not public. */
type Present = { isPublic: boolean; name: string; focus?: PictureFocus | undefined; right?: Right }

/**
 * A picture in one width and format, in one of the crops for search engines, or as one of the site's icons; otherwise the 'No Image'
 * placeholder with status 404. Unused uploads are visible only to admins, a reader's photo in an unapproved review only to moderators;
 * without the database, no upload is visible. Addresses of replaced files, and crops of an earlier focal point, return the current file.
 */
export async function loader({ request, params: { name, file }, context }: Route.LoaderArgs) {
  const present = await findPresent(context, name)
  if (!present) return toOutage()
  if (!present.isPublic && !(await mayLook(context, present.right))) return toPlaceholder()
  const crop = readCropFile(file ?? '')
  const isBare = file === undefined || file === toNamedFile(name)
  const variant = await findFile(context.get(services).pictures, present, isBare ? bareFile : (crop ?? file))
  if (!variant) return toPlaceholder()
  // Only what never changes at its address is cached permanently.
  const isOfUpload = upload.test(toPictureId(name))
  const isLasting = name === present.name && !(isBare && isOfUpload) && (!crop || file === toCropFile(crop, toFocusClass(present.focus)))
  const response = toPictureResponse({ ...variant, final: variant.final && isLasting }, request.headers.get('If-None-Match'))
  if (!present.isPublic) response.headers.set('Cache-Control', 'private, no-store')
  return response
}

async function mayLook(context: Readonly<RouterContextProvider>, right: Right = 'own') {
  const role = (await context.get(viewer)())?.role
  return role ? hasRight(role, right) : false
}

/**
 * Built-in pictures are public, and so are uploads shown by a record, and photos of approved reviews. Undefined for uploads while this
 * can't be checked.
 */
async function findPresent(context: Readonly<RouterContextProvider>, name: string): Promise<Present | undefined> {
  const id = toPictureId(name)
  if (!upload.test(id)) return { isPublic: true, name: findShippedFile(id) }
  const find = async (): Promise<Present> => {
    const { db } = context.get(services)
    const image = await findImage(db, id)
    if (!image) return { isPublic: (await isPhotoApproved(db, id)) === true, name, right: 'edit' }
    return { isPublic: image.unusedSince === null, name: toFileName(image), focus: toFocus(image) }
  }
  return withOutageFallback(context, 'Error looking up a picture', find, undefined)
}

async function findFile(pictures: Pictures, { name, focus }: Present, file: string) {
  if (isPictureCrop(file)) return pictures.findCrop(name, file, focus)
  if (isSiteIcon(file)) return pictures.findIcon(name, file)
  const wanted = variants.get(file)
  return wanted && pictures.findVariant(name, wanted.width, wanted.format)
}

function toOutage() {
  return new Response(null, { status: 503, headers: { ...policy, 'Cache-Control': 'no-store' } })
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
