/** A picture on our origin: its stored name, its size in pixels and its alternative text ('' is decorative). */
export type Picture = { name: string; width: number; height: number; alt: string }

/** The widths that every picture is offered in, in pixels. */
export const pictureWidths = [400, 800, 1200, 1600] as const

/** The formats that every picture is offered in; `jpg` is for other sites' previews. */
export const pictureFormats = ['avif', 'webp', 'jpg'] as const

/** One of the widths on offer. */
export type PictureWidth = (typeof pictureWidths)[number]

/** One of the formats on offer. */
export type PictureFormat = (typeof pictureFormats)[number]

/** The address of one variant, for example `/images/hero/800.webp`. */
export function variantPath(name: string, width: PictureWidth, format: PictureFormat) {
  return `/images/${name}/${width}.${format}`
}

/** The stored name behind a reference such as `/images/hero`, or undefined when it is no picture of ours. */
export function pictureName(reference: string | null | undefined) {
  return /^\/images\/([a-z0-9-]{1,80})$/.exec(reference ?? '')?.[1]
}
