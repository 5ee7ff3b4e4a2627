import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import pLimit, { type LimitFunction } from 'p-limit'
import type { Sharp } from 'sharp'
import { type PictureFocus, toFocusClass } from '#domain/pictures/focus.ts'
import { type PictureCrop, toCropFile } from '#domain/pictures/picture-crops.ts'
import { type PictureFormat, type PictureWidth, pictureName } from '#domain/pictures/picture-variants.ts'
import type { PinWords } from '#domain/pictures/pin-picture.ts'
import type { SiteIcon } from '#domain/pictures/site-icons.ts'
import { toPictureId } from '#domain/pictures/stored-image.ts'
import { encodeAvif } from './encode-avif.ts'
import { type Files, readIfThere, writeWholeFile } from './files.ts'

/** A picture in one width and format, ready to be sent. `final` is false for a WebP sent until the AVIF is encoded. */
export type Variant = { bytes: Uint8Array<ArrayBuffer>; contentType: string; final: boolean }

export type Pictures = ReturnType<typeof openPictures>

export type PicturesOptions = {
  /** Originals of uploads. */
  files: Files
  /** A local cache folder for rendered variants; it can be deleted at any time. */
  variantsFolder: string
  /** The built-in pictures, as `{id}.webp`; they take precedence over uploads of the same name. */
  shippedFolder: string
  log: (message: string, details: object) => void
  /** CPU seconds allowed for encoding one AVIF; a picture that exceeds them stays WebP. */
  maxAvifSeconds?: number
}

type Bytes = Uint8Array<ArrayBuffer>

const contentTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png', ico: 'image/x-icon' }
const maxQueuedAvifs = 500
/** How long to wait before retrying a failed picture: memory may have run out, or its original may be restored. */
const brokenMilliseconds = 10 * 60 * 1000

const renderLimit = limitByKey(2)
const avifLimit = pLimit(1)

/**
 * Opens the site's pictures in every width, format and crop offered, and as the site's icons. Names consist of `a-z`, `0-9` and `-`; any
 * other name is not found. Variants are rendered on first request and cached as files; `close` stops encoding.
 */
export function openPictures({ files, variantsFolder, shippedFolder, log, maxAvifSeconds = 60 }: PicturesOptions) {
  const pending = new Map<string, Promise<Bytes | undefined>>()
  const avifs = new Map<string, Promise<void>>()
  const broken = new LRUCache<string, true>({ max: 10_000, ttl: brokenMilliseconds })
  const remade = new LRUCache<string, true>({ max: 10_000 })
  const closing = new AbortController()

  /** A picture as it was stored: WebP. Undefined when there is none. */
  async function findOriginal(name: string): Promise<Uint8Array | undefined> {
    if (!pictureName(`/images/${name}`)) return undefined
    return (await readIfThere(join(shippedFolder, `${toPictureId(name)}.webp`))) ?? files.get(name)
  }

  async function findVariant(name: string, width: PictureWidth, format: PictureFormat) {
    if (!pictureName(`/images/${name}`)) return undefined
    return format === 'avif' ? findAvif(name, width) : findOrRender(name, `${width}.${format}`, encodeAs(format, width))
  }

  async function findAvif(name: string, width: PictureWidth): Promise<Variant | undefined> {
    const path = join(variantsFolder, name, `${width}.avif`)
    const cached = await shared(path, () => readIfThere(path))
    if (cached?.length) return { bytes: cached, contentType: contentTypes.avif, final: true }
    const fallback = await findOrRender(name, `${width}.webp`, encodeAs('webp', width))
    if (fallback && !cached) queueAvif(path, name, width)
    return fallback && { ...fallback, final: cached !== undefined }
  }

  /** Also undefined for a picture that is too small. */
  async function findCrop(name: string, crop: PictureCrop, focus?: PictureFocus) {
    if (!pictureName(`/images/${name}`)) return undefined
    return findOrRender(name, toCropFile(crop, toFocusClass(focus)), async (original) => {
      const { cropPicture } = await loadRendering()
      return cropPicture(original, crop, focus)
    })
  }

  /** The Pinterest picture, with text on it. Another text is another file, so nothing needs to be invalidated. */
  async function findPin(name: string, words: PinWords, focus?: PictureFocus) {
    if (!pictureName(`/images/${name}`)) return undefined
    const key = hash('sha256', JSON.stringify([words.title, words.siteName, focus])).slice(0, 16)
    return findOrRender(name, `pin-${key}.jpg`, async (original) => {
      const { drawPin } = await import('./draw-pin.ts')
      return drawPin(original, words, focus)
    })
  }

  async function findIcon(name: string, icon: SiteIcon) {
    if (!pictureName(`/images/${name}`)) return undefined
    return findOrRender(name, icon, async (original) => {
      const { drawIcon } = await import('./draw-icon.ts')
      return drawIcon(original, icon)
    })
  }

  async function findOrRender(name: string, file: string, encode: Encode): Promise<Variant | undefined> {
    const path = join(variantsFolder, name, file)
    const bytes = await shared(path, async () => {
      const cached = await readIfThere(path)
      return cached && !isForRemaking(path, cached) ? cached : ((await renderAndCache(name, path, encode)) ?? cached)
    })
    return bytes && { bytes, contentType: toContentType(file), final: true }
  }

  /** Earlier releases cached JPEGs that are too large for previews. Each is rendered again once, as it may not get any smaller. */
  function isForRemaking(path: string, cached: Bytes) {
    if (!path.endsWith('.jpg') || cached.length <= maxPreviewBytes || remade.has(path)) return false
    remade.set(path, true)
    return true
  }

  /** Concurrent requests for the same file share one read or render. */
  function shared(path: string, work: () => Promise<Bytes | undefined>) {
    const result = pending.get(path) ?? work().finally(() => pending.delete(path))
    pending.set(path, result)
    return result
  }

  async function renderAndCache(name: string, path: string, encode: Encode) {
    const bytes = await render(name, encode)
    // If the disk is full, pictures are still sent, and rendered again for the next request.
    const logFailure = (error: unknown) => log('A picture could not be saved', { name, path, err: error })
    if (bytes) await writeWholeFile(path, bytes).catch(logFailure)
    return bytes
  }

  async function render(name: string, encode: Encode) {
    return renderLimit(name, async () => {
      if (broken.has(name)) return undefined
      const original = await findOriginal(name)
      return original && encode(original).catch(markBroken)
    })

    function markBroken(error: unknown) {
      broken.set(name, true)
      log('A picture cannot be shown: its original is damaged or too large', { name, err: error })
      return undefined
    }
  }

  function queueAvif(path: string, name: string, width: PictureWidth) {
    if (closing.signal.aborted || avifs.has(path) || avifs.size >= maxQueuedAvifs) return
    const job = avifLimit(() => makeAvif(path, name, width)).finally(() => avifs.delete(path))
    avifs.set(path, job)
  }

  async function makeAvif(path: string, name: string, width: PictureWidth) {
    if (closing.signal.aborted || existsSync(path)) return
    try {
      const png = await render(name, encodeAs('png', width))
      if (!png) return
      const avif = await encodeAvif(png, maxAvifSeconds, closing.signal)
      if (!avif) log('A picture stays WebP: its AVIF took too long or failed', { name, width })
      // The picture may have been deleted in the meantime.
      if (!(await findOriginal(name))) return
      // An empty file marks that this picture has no AVIF.
      await writeWholeFile(path, avif ?? new Uint8Array())
    } catch (error) {
      if (!closing.signal.aborted) log('An AVIF could not be created', { name, width, err: error })
    }
  }

  /** Deletes the variants of a picture, even while more are being written. */
  async function forget(name: string) {
    if (pictureName(`/images/${name}`)) await rm(join(variantsFolder, name), { recursive: true, force: true, maxRetries: 5 })
  }

  async function close() {
    closing.abort()
    await Promise.all(avifs.values())
  }

  return { findOriginal, findVariant, findCrop, findPin, findIcon, forget, close }
}

function toContentType(file: string) {
  const [, type] = Object.entries(contentTypes).find(([ending]) => file.endsWith(`.${ending}`)) ?? []
  return type ?? contentTypes.jpg
}

/** Renders an original; undefined when it is too small. */
type Encode = (original: Uint8Array) => Promise<Bytes | undefined>

function encodeAs(format: keyof typeof encoders, width: PictureWidth): Encode {
  return async (original) => {
    const { openPicture } = await loadRendering()
    const picture = openPicture(original, width)
    const bytes = await encoders[format](picture).toBuffer()
    return format === 'jpg' ? shrink(picture, bytes) : bytes
  }
}

/** The largest picture that other sites accept in a preview (WhatsApp: 600 kB). */
const maxPreviewBytes = 600_000
const lowerQualities = [70, 55, 40, 25]

/** The JPEG of the best quality that is small enough for previews, if there is one. */
async function shrink(picture: Sharp, bytes: Bytes) {
  let smaller = bytes
  for (const quality of lowerQualities) {
    if (smaller.length <= maxPreviewBytes) break
    smaller = await picture.clone().flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true }).toBuffer()
  }
  return smaller
}

/** sharp takes 12 MB, and a site whose variants all exist never needs it. */
function loadRendering() {
  return import('./open-picture.ts')
}

/** The AVIF worker gets its input as PNG, which is lossless, so it never decodes an original. */
const encoders = {
  webp: (picture: Sharp) => picture.webp({ quality: 78 }),
  jpg: (picture: Sharp) => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true }),
  png: (picture: Sharp) => picture.png({ compressionLevel: 0 }),
}

/** Runs at most `max` tasks at a time, and tasks with the same key one after the other, in order. */
function limitByKey(max: number) {
  const all = pLimit(max)
  const byKey = new Map<string, LimitFunction>()
  return async function run<Result>(key: string, work: () => Promise<Result>) {
    const ofKey = byKey.get(key) ?? pLimit(1)
    byKey.set(key, ofKey)
    try {
      return await ofKey(() => all(work))
    } finally {
      if (ofKey.activeCount + ofKey.pendingCount === 0) byKey.delete(key)
    }
  }
}
