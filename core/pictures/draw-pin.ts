import { join, resolve } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import type { PictureFocus } from '#domain/pictures/focus.ts'
import { type PinWords, pinSize, toDrawable } from '#domain/pictures/pin-picture.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'
import { coverWith } from './open-picture.ts'

const fontfile = join(resolve(import.meta.dirname, '../../content/fonts'), 'display.ttf')
const fontName = 'Griddle Display'

/** The light theme's colours, whatever the photo; contrast 15:1. */
const paper = '#fffcf7'
const ink = '#2b1b12'
const accent = '#e0421f'

const margin = 60
const padding = 56
const lineHeight = 12
const textWidth = pinSize.width - 2 * (margin + padding)
const maxTextHeight = 520
/** In pixels; the largest size whose lines fit is used. */
const titleSizes = [112, 96, 80, 68, 56]
const siteSize = 40

/**
 * A picture for Pinterest as JPEG: the photo around its focal point, with a title and the site's name on a paper panel. If the font lacks
 * the letters, only the photo.
 */
export async function drawPin(original: Uint8Array, { title, siteName }: PinWords, focus: PictureFocus | undefined) {
  const photo = await coverWith(original, pinSize, focus)
  const drawable = toDrawable(title)
  const panel = drawable ? await drawPanel(drawable, toDrawable(siteName)) : []
  return photo.composite(panel).jpeg({ quality: 82, mozjpeg: true }).toBuffer()
}

/** The layers over the photo, from back to front. */
async function drawPanel(title: string, siteName: string): Promise<OverlayOptions[]> {
  const words = await drawTitle(title)
  const site = siteName ? await drawText(siteName, siteSize) : undefined
  const siteHeight = site ? site.info.height + padding / 2 : 0
  const height = words.info.height + siteHeight + 2 * padding
  const width = pinSize.width - 2 * margin
  const top = pinSize.height - margin - height
  const center = ({ info }: Drawn) => Math.round((pinSize.width - info.width) / 2)
  const fill = (background: string, of: number) => ({ create: { width, height: of, channels: 3 as const, background } })
  return [
    { input: fill(paper, height), left: margin, top },
    { input: fill(accent, lineHeight), left: margin, top },
    { input: words.data, left: center(words), top: top + padding + lineHeight / 2 },
    ...(site ? [{ input: site.data, left: center(site), top: top + height - padding - site.info.height + lineHeight / 2 }] : []),
  ]
}

type Drawn = Awaited<ReturnType<typeof drawText>>

async function drawTitle(title: string): Promise<Drawn> {
  for (const size of titleSizes) {
    const drawn = await drawText(title, size)
    if (drawn.info.height <= maxTextHeight) return drawn
  }
  const [smallest = siteSize] = titleSizes.slice(-1)
  // The longest titles get letters as small as they need.
  return drawText(title, smallest, maxTextHeight)
}

/** Text as a transparent PNG, in centred lines as wide as the panel allows; wider words are broken. */
function drawText(text: string, size: number, height?: number) {
  const markup = `<span foreground="${ink}">${escapeHtml(text)}</span>`
  const font = `${fontName} ${size}`
  const drawn = { text: markup, font, fontfile, width: textWidth, align: 'center' as const, wrap: 'word-char' as const, rgba: true }
  return sharp({ text: { ...drawn, ...(height === undefined ? { dpi: 72 } : { height }) } })
    .png()
    .toBuffer({ resolveWithObject: true })
}
