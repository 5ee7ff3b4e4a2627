import sharp from 'sharp'
import type { PictureFocus } from '#domain/pictures/focus.ts'
import { type PictureCrop, toCropSize } from '#domain/pictures/picture-crops.ts'

const maxPixels = 50e6
const maxHeight = 16_383 // WebP's own limit
const maxSeconds = 30

// These settings are global to the process. Without the allowlist sharp would also read SVG, TIFF and more.
sharp.concurrency(1)
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((format) => `VipsForeignLoad${format}`) })

/**
 * Opens a picture from bytes or a file path, upright, at most `width` pixels wide, in sRGB; metadata (location, camera, profile) is
 * dropped. If it is damaged or too large, reading the output fails.
 */
export function openPicture(source: Uint8Array | string, width: number) {
  return sharp(source, { limitInputPixels: maxPixels, failOn: 'warning', autoOrient: true })
    .timeout({ seconds: maxSeconds })
    .resize({ width, height: maxHeight, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
}

/** The number of frames of a picture file; 0 for a file that isn't a picture. */
export async function countFrames(path: string) {
  const { pages } = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ pages: 0 }))
  return pages ?? 1
}

/** Crops a picture around its focal point, or else around its most salient part, as JPEG. Undefined if it is too small. */
export async function cropPicture(original: Uint8Array, crop: PictureCrop, focus: PictureFocus | undefined) {
  const { autoOrient } = await sharp(original).metadata()
  const size = toCropSize(crop, autoOrient)
  if (!size) return undefined
  const cropped = focus
    ? cutOut(original, autoOrient, size, focus)
    : openPicture(original, size.width).resize({ ...size, fit: 'cover', position: 'attention' })
  return cropped.flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true }).toBuffer()
}

/** A picture cropped to a size around its focal point or its most salient part; a smaller one is enlarged. */
export async function coverWith(original: Uint8Array, size: Size, focus: PictureFocus | undefined) {
  const { autoOrient } = await sharp(original).metadata()
  const scale = Math.max(size.width / autoOrient.width, size.height / autoOrient.height)
  const enlarged = { width: Math.ceil(autoOrient.width * scale), height: Math.ceil(autoOrient.height * scale) }
  const large = await openPicture(original, autoOrient.width)
    .resize({ ...enlarged, fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 0 })
    .toBuffer()
  return focus ? cutOut(large, enlarged, size, focus) : sharp(large).resize({ ...size, fit: 'cover', position: 'attention' })
}

type Size = { width: number; height: number }

/** How far `object-position` shifts a picture that covers `size`, from the left and the top. */
function cutOut(original: Uint8Array, picture: Size, size: Size, focus: PictureFocus) {
  const scale = Math.max(size.width / picture.width, size.height / picture.height)
  const width = Math.ceil(picture.width * scale)
  const height = Math.round((picture.height * width) / picture.width)
  const left = Math.round(((width - size.width) * focus.x) / 100)
  const top = Math.round(((height - size.height) * focus.y) / 100)
  return openPicture(original, width).extract({ ...size, left, top })
}
