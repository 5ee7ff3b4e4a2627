import type { SiteIcon } from '#domain/pictures/site-icons.ts'
import { openPicture } from './open-picture.ts'

type Colour = { r: number; g: number; b: number; alpha: number }

const nothing: Colour = { r: 0, g: 0, b: 0, alpha: 0 }
/** The design's light paper colour, behind transparent pictures. */
const paper: Colour = { r: 255, g: 252, b: 247, alpha: 1 }
const largest = 512
/** Phones may crop a maskable icon to any shape that contains a circle of this share of its width. */
const safeShare = 0.8
/** The share of an icon with a background that a transparent picture takes: phones round its corners. */
const paddedShare = 0.8
const opaque = 250

/** Draws an icon that contains a whole picture, whatever its shape. */
export async function drawIcon(original: Uint8Array, icon: SiteIcon) {
  if (icon === 'favicon.ico') return drawIco(original)
  if (icon === 'icon-32.png') return draw(original, { side: 32 })
  if (icon === 'icon-192.png') return draw(original, { side: 192 })
  if (icon === 'icon-512.png') return draw(original, { side: 512 })
  const { width, height, edge } = await look(original)
  const background = edge ?? paper
  if (icon === 'apple-touch-icon.png') return draw(original, { side: 180, share: edge ? 1 : paddedShare, background })
  const share = (safeShare * Math.max(width, height)) / Math.hypot(width, height)
  return draw(original, { side: 512, share, background })
}

type Shape = { side: number; share?: number; background?: Colour }

/** A square PNG with the picture in the middle, taking a share of the side. */
async function draw(original: Uint8Array, { side, share = 1, background = nothing }: Shape) {
  const inner = Math.floor(side * share)
  const before = Math.floor((side - inner) / 2)
  const after = side - inner - before
  const picture = openPicture(original, largest).ensureAlpha()
  // Flattened before anything is added around it, so the surroundings have the same colour.
  const drawn = (background.alpha === 1 ? picture.flatten({ background }) : picture)
    .resize({ width: inner, height: inner, fit: 'contain', background, withoutEnlargement: false })
    .extend({ top: before, bottom: after, left: before, right: after, background })
  return drawn.png({ compressionLevel: 9 }).toBuffer()
}

/** The size of a picture and the colour of its corners; no colour if they are transparent. */
async function look(original: Uint8Array) {
  const { data, info } = await openPicture(original, largest).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const corners = [0, width - 1, (height - 1) * width, height * width - 1].map((pixel) => data.subarray(pixel * 4, pixel * 4 + 4))
  const isOpaque = corners.every(([, , , alpha = 0]) => alpha >= opaque)
  const [r = 0, g = 0, b = 0] = corners[0] ?? []
  return { width, height, edge: isOpaque ? { r, g, b, alpha: 1 } : undefined }
}

const icoSides = [16, 32, 48]
const headerBytes = 6
const entryBytes = 16

/** An ICO file: a header, an entry for each picture, then the pictures as PNG. */
async function drawIco(original: Uint8Array) {
  const pictures = await Promise.all(icoSides.map((side) => draw(original, { side })))
  const head = Buffer.alloc(headerBytes + entryBytes * pictures.length)
  head.writeUInt16LE(1, 2) // an icon, not a cursor
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [index, picture] of pictures.entries()) {
    const at = headerBytes + entryBytes * index
    const side = icoSides[index] ?? 0
    head.writeUInt8(side, at)
    head.writeUInt8(side, at + 1)
    head.writeUInt16LE(1, at + 4) // colour planes
    head.writeUInt16LE(32, at + 6) // bits per pixel
    head.writeUInt32LE(picture.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += picture.length
  }
  return Buffer.concat([head, ...pictures])
}
