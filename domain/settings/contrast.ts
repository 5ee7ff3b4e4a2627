/** A colour as red, green and blue from 0 to 255. */
export type Rgb = [number, number, number]

/** Reads `#rrggbb` or `#rgb`, with or without the `#`; undefined for anything else. */
export function readColour(text: string): Rgb | undefined {
  const [, digits = ''] = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text.trim()) ?? []
  if (digits === '') return undefined
  const whole = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  return [0, 2, 4].map((start) => Number.parseInt(whole.slice(start, start + 2), 16)) as Rgb
}

export function writeColour(colour: Rgb) {
  return `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

/** The contrast of two colours, from 1 to 21: WCAG 2.2, "contrast ratio" (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
export function contrast(one: Rgb, other: Rgb) {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** WCAG 2.2, "relative luminance" (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
function luminance(colour: Rgb) {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Mixes a `share` of one colour into another. */
export function mix(colour: Rgb, into: Rgb, share: number): Rgb {
  return colour.map((part, index) => Math.round(part * share + (into[index] ?? 0) * (1 - share))) as Rgb
}
