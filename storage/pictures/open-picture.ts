import sharp from 'sharp'
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
 * Opens a picture from bytes or a file path, upright, at most `width` pixels wide, in sRGB; metadata (location, camera, profile) is dropped.
 * A damaged or too large one fails when its output is read.
 */
export function openPicture(source: Uint8Array | string, width: number) {
  return sharp(source, { limitInputPixels: maxPixels, failOn: 'warning', autoOrient: true })
    .timeout({ seconds: maxSeconds })
    .resize({ width, height: maxHeight, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
}

/** How many frames the picture of a file has; 0 for what is no picture. */
export async function countFrames(path: string) {
  const { pages } = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ pages: 0 }))
  return pages ?? 1
}

/** Crops a picture around its most salient part, as JPEG. Undefined when it is too small. */
export async function cropPicture(original: Uint8Array, crop: PictureCrop) {
  const { autoOrient } = await sharp(original).metadata()
  const size = toCropSize(crop, autoOrient)
  return (
    size &&
    openPicture(original, size.width)
      .resize({ ...size, fit: 'cover', position: 'attention' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer()
  )
}
