import sharp from 'sharp'

const maxPixels = 50e6
const maxHeight = 16_383 // WebP's own limit
const maxSeconds = 30

// These count for every use of sharp in the process. Without the list it would read SVG, TIFF and more.
sharp.concurrency(1)
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((format) => `VipsForeignLoad${format}`) })

/**
 * A picture from bytes or from a file, upright, at most `width` pixels wide, in sRGB; what else the file says (place, camera, profile) is left
 * behind. A damaged or too large one fails when it is read out.
 */
export function openPicture(source: Uint8Array | string, width: number) {
  return sharp(source, { limitInputPixels: maxPixels, failOn: 'warning', autoOrient: true })
    .timeout({ seconds: maxSeconds })
    .resize({ width, height: maxHeight, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
}
