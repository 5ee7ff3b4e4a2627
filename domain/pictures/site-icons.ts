/** The icons that browsers and phones request, by file name. */
export const siteIcons = [
  'favicon.ico',
  'icon-32.png',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
] as const

export type SiteIcon = (typeof siteIcons)[number]

/** The longer side in pixels: the minimum for icons, and the size at which none is blurred. */
export const iconSides = { least: 192, best: 512 }

export function isSiteIcon(file: string): file is SiteIcon {
  return siteIcons.some((icon) => icon === file)
}

/** The path of an icon made from a picture. Another picture, or another file for it, gives another name. */
export function toIconPath(name: string, icon: SiteIcon) {
  return `/images/${name}/${icon}`
}
