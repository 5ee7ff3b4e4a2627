/** The icons that browsers and phones ask for, by the names of their files. */
export const siteIcons = [
  'favicon.ico',
  'icon-32.png',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
] as const

export type SiteIcon = (typeof siteIcons)[number]

/** The longer side, in pixels, that a picture needs for icons, and that it should have so that none is blurred. */
export const iconSides = { least: 192, best: 512 }

export function isSiteIcon(file: string): file is SiteIcon {
  return siteIcons.some((icon) => icon === file)
}

/** The path of an icon that is made of a picture. Another picture, or another file of it, has another name. */
export function toIconPath(name: string, icon: SiteIcon) {
  return `/images/${name}/${icon}`
}
