import { contrast, mix, type Rgb, readColour, writeColour } from './contrast.ts'

/** Minimum contrast of text, and of large text and shapes: WCAG 2.2, success criteria 1.4.3 and 1.4.11 (level AA). */
const forText = 4.5
const forShapes = 3

const black: Rgb = [0, 0, 0]
const white: Rgb = [255, 255, 255]
const ink: Rgb = [0x23, 0x12, 0x0b]
const cream: Rgb = [0xff, 0xf7, 0xec]

/** The accent's backgrounds: `--paper`, `--surface` and `--sunken` of app/styles/tokens.css, in the light and dark themes. */
const surfaces: Record<'light' | 'dark', Rgb[]> = {
  light: [
    [0xff, 0xfc, 0xf7],
    [0xff, 0xff, 0xff],
    [0xfb, 0xf4, 0xea],
  ],
  dark: [
    [0x17, 0x10, 0x0c],
    [0x22, 0x18, 0x13],
    [0x1d, 0x14, 0x10],
  ],
}

/** The design's colours that derive from the accent, by token, in light and dark. */
export type AccentTokens = Record<string, { light: string; dark: string }>

/** The accent as each theme shows it in text and on buttons, and whether it was adjusted for contrast. */
export type AccentPreview = Record<'light' | 'dark', { colour: string; text: string; paper: string; ratio: number; isChanged: boolean }>

/**
 * All tokens of an accent colour. Where it lacks contrast, it is darkened or lightened until it has enough. Undefined for anything but a
 * colour.
 */
export function toAccentTokens(typed: string): AccentTokens | undefined {
  const accent = readColour(typed)
  if (!accent) return undefined
  const light = toLight(accent)
  const dark = toDark(accent)
  const names = Object.keys(light) as (keyof typeof light)[]
  return Object.fromEntries(names.map((name) => [name, { light: writeColour(light[name]), dark: writeColour(dark[name]) }]))
}

export function previewAccent(typed: string): AccentPreview | undefined {
  const accent = readColour(typed)
  if (!accent) return undefined
  const show = (theme: 'light' | 'dark', { action, onAction }: { action: Rgb; onAction: Rgb }) => {
    const paper = surfaces[theme][0] ?? white
    const [colour, text] = [writeColour(action), writeColour(onAction)]
    return { colour, text, paper: writeColour(paper), ratio: contrast(action, paper), isChanged: colour !== writeColour(accent) }
  }
  return { light: show('light', toLight(accent)), dark: show('dark', toDark(accent)) }
}

function toLight(accent: Rgb) {
  const action = shade(accent, black, [...surfaces.light, white], forText)
  const brand = shade(accent, black, surfaces.light, forShapes)
  const tint = mix(accent, white, 0.14)
  return {
    ...{ brand, onBrand: readable(brand), action, actionHover: mix(action, black, 0.8), onAction: white, link: action },
    ...{
      tint,
      onTint: shade(accent, black, [tint], forText),
      hero: brand,
      heroType: readable(brand, [cream, ink]),
      onHero: readable(brand),
    },
  }
}

function toDark(accent: Rgb) {
  const action = shade(accent, white, [...surfaces.dark, ink], forText)
  const brand = shade(accent, white, surfaces.dark, forShapes)
  const tint = mix(accent, [0x17, 0x10, 0x0c], 0.2)
  const hero = mix(accent, [0x12, 0x0b, 0x08], 0.14)
  return {
    ...{ brand, onBrand: readable(brand), action, actionHover: mix(action, white, 0.7), onAction: ink, link: action },
    ...{ tint, onTint: shade(accent, white, [tint], forText), hero, heroType: shade(accent, white, [hero], forText), onHero: cream },
  }
}

/** The colour, mixed with as little black or white as it needs for contrast with each of these. */
function shade(colour: Rgb, towards: Rgb, from: Rgb[], least: number) {
  for (let share = 1; share > 0; share -= 0.02) {
    const mixed = mix(colour, towards, share)
    if (from.every((other) => contrast(mixed, other) >= least)) return mixed
  }
  return towards
}

/** The first text colour that is readable on a colour; white or black always is. */
function readable(colour: Rgb, texts: Rgb[] = [ink, white]) {
  return texts.find((text) => contrast(text, colour) >= forText) ?? black
}
