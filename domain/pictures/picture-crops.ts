import type { Picture } from './picture-variants.ts'

/** The shapes in which search engines want a picture, each with its proportions. */
const proportions = { '16x9': [16, 9], '4x3': [4, 3], '1x1': [1, 1] } as const

/** One of these shapes; it is also the name of the file. */
export type PictureCrop = keyof typeof proportions

/** The shapes on offer, widest first. */
export const pictureCrops = Object.keys(proportions).filter(isPictureCrop)

/** The fewest pixels with which a picture may stand in search results (width times height; Google's rule). */
export const fewestPixels = 50_000

const largestWidth = 1200

/** Whether a word names a shape. */
export function isPictureCrop(word: string): word is PictureCrop {
  return Object.hasOwn(proportions, word)
}

/** The size in pixels of a crop: as much of the picture as there is, never enlarged. Undefined when that is too little for search engines. */
export function toCropSize(crop: PictureCrop, { width, height }: { width: number; height: number }) {
  const [across, down] = proportions[crop]
  const cropWidth = Math.min(largestWidth, width, Math.floor((height * across) / down))
  const cropHeight = Math.min(height, Math.round((cropWidth * down) / across))
  return cropWidth * cropHeight < fewestPixels ? undefined : { width: cropWidth, height: cropHeight }
}

/** The addresses on our origin of a picture's crops, `/images/hero/16x9.jpg` first; none when it is too small. */
export function toCropPaths(picture: Picture) {
  return pictureCrops.filter((crop) => toCropSize(crop, picture)).map((crop) => `/images/${picture.name}/${crop}.jpg`)
}
