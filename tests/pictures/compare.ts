import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/** A picture that differs: how much of it, from 0 to 1, or in which folder it is missing. */
export type Difference = { name: string; share: number } | { name: string; missingIn: string }

/** How many pixels may differ because of font and edge smoothing. */
const toleratedPixels = 10

type Pixels = { data: Buffer; width: number; height: number }

/** Compares two folders of pictures, and draws the differences, in red over the later picture, into a third. */
export async function comparePictures(before: string, after: string, marked: string): Promise<Difference[]> {
  const [earlier, later] = [listPictures(before), listPictures(after)]
  const differences: Difference[] = []
  for (const name of [...new Set([...earlier, ...later])].sort()) {
    if (!earlier.includes(name)) differences.push({ name, missingIn: before })
    else if (!later.includes(name)) differences.push({ name, missingIn: after })
    else {
      const share = await compare(join(before, name), join(after, name), join(marked, name))
      if (share > 0) differences.push({ name, share })
    }
  }
  return differences
}

function listPictures(folder: string) {
  return readdirSync(folder).filter((name) => name.endsWith('.webp'))
}

/** The share of pixels that differ; 0 if no difference is visible. */
async function compare(before: string, after: string, marked: string) {
  const [one, other] = [await readPixels(before), await readPixels(after)]
  if (one.data.equals(other.data)) return 0
  const size = { width: Math.max(one.width, other.width), height: Math.max(one.height, other.height) }
  const drawn = Buffer.alloc(size.width * size.height * 4)
  const count = pixelmatch(await enlarge(one, size), await enlarge(other, size), drawn, size.width, size.height, { threshold: 0.02 })
  const isSameSize = one.width === other.width && one.height === other.height
  if (count <= toleratedPixels && isSameSize) return 0
  mkdirSync(join(marked, '..'), { recursive: true })
  await toSharp({ data: drawn, ...size })
    .webp({ quality: 60 })
    .toFile(marked)
  return Math.max(count, 1) / (size.width * size.height)
}

async function readPixels(file: string): Promise<Pixels> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Adds transparent rows and columns, so that both pictures have one size. */
async function enlarge(picture: Pixels, { width, height }: { width: number; height: number }) {
  if (picture.width === width && picture.height === height) return picture.data
  const added = { right: width - picture.width, bottom: height - picture.height }
  return toSharp(picture)
    .extend({ ...added, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .raw()
    .toBuffer()
}

function toSharp({ data, width, height }: Pixels) {
  return sharp(data, { raw: { width, height, channels: 4 } })
}
