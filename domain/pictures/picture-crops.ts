import type { Picture } from './picture-variants.ts'

/** The aspect ratios that search engines ask for. */
const proportions = { '16x9': [16, 9], '4x3': [4, 3], '1x1': [1, 1] } as const

/** Also the name of the file. */
export type PictureCrop = keyof typeof proportions

/** All crops, widest first. */
export const pictureCrops = Object.keys(proportions).filter(isPictureCrop)

/** Minimum number of pixels (width times height) of a picture in search results; Google's rule. */
export const minPixels = 50_000

const largestWidth = 1200

export function isPictureCrop(word: string): word is PictureCrop {
  return Object.hasOwn(proportions, word)
}

/** The size of a crop in pixels: as large as the picture allows, never enlarged. Undefined if that is too small for search engines. */
export function toCropSize(crop: PictureCrop, { width, height }: { width: number; height: number }) {
  const [across, down] = proportions[crop]
  const cropWidth = Math.min(largestWidth, width, Math.floor((height * across) / down))
  const cropHeight = Math.min(height, Math.round((cropWidth * down) / across))
  return cropWidth * cropHeight < minPixels ? undefined : { width: cropWidth, height: cropHeight }
}

/** The file name of a crop. It includes the classes of the focal point, so that another focal point has another address. */
export function toCropFile(crop: PictureCrop, focus: string | undefined) {
  return focus ? `${crop}-${focus.replace(' ', '-')}.jpg` : `${crop}.jpg`
}

/** The crop that a file name refers to, whatever its focal point. */
export function readCropFile(file: string) {
  const [, crop = ''] = /^(\w+)(?:-fx\d{1,3}-fy\d{1,3})?\.jpg$/.exec(file) ?? []
  return isPictureCrop(crop) ? crop : undefined
}

/** The paths of a picture's crops, such as `/images/hero/16x9.jpg`; empty if it is too small. */
export function toCropPaths(picture: Picture) {
  return pictureCrops
    .filter((crop) => toCropSize(crop, picture))
    .map((crop) => `/images/${picture.name}/${toCropFile(crop, picture.focus)}`)
}
