/**
 * A picture on our origin: the name in its addresses, size in pixels, alternative text ('' means decorative), the classes of its focal
 * point, if any, and its data for Pinterest (`data-pin-…`).
 */
export type Picture = {
  name: string
  width: number
  height: number
  alt: string
  focus?: string
  pin?: Record<`data-pin-${string}`, string>
}

/** The widths of every picture's variants, in pixels. The largest is the maximum width of stored pictures. */
export const pictureWidths = [400, 800, 1200, 1600, 2400] as const

/** The formats of every picture's variants; `jpg` is for previews on other sites. */
export const pictureFormats = ['avif', 'webp', 'jpg'] as const

export type PictureWidth = (typeof pictureWidths)[number]

export type PictureFormat = (typeof pictureFormats)[number]

/** The path of a variant, for example `/images/hero/800.webp`. */
export function variantPath(name: string, width: PictureWidth, format: PictureFormat) {
  return `/images/${name}/${width}.${format}`
}

/** The `srcset` attribute: the variants up to the first that has the picture's full width. */
export function toSrcSet({ name, width }: Pick<Picture, 'name' | 'width'>, format: PictureFormat) {
  const count = pictureWidths.findIndex((wide) => wide >= width) + 1 || pictureWidths.length
  return pictureWidths
    .slice(0, count)
    .map((wide) => `${variantPath(name, wide, format)} ${Math.min(wide, width)}w`)
    .join(', ')
}

/** The largest variant under a file name of its own, for programs that save files under their address: `/images/hero/hero.webp`. */
export function toNamedFile(name: string) {
  return `${name}.webp`
}

/** The name in a reference such as `/images/hero`; undefined if it isn't one of our pictures. */
export function pictureName(reference: string | null | undefined) {
  return /^\/images\/([a-z0-9-]{1,80})$/.exec(reference ?? '')?.[1]
}
