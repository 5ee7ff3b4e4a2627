import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import type { Sharp } from 'sharp'
import type { PictureCrop } from '#domain/pictures/picture-crops.ts'
import { type PictureFormat, type PictureWidth, pictureName } from '#domain/pictures/picture-variants.ts'
import { cropPicture } from './crop-picture.ts'
import type { Files } from './files.ts'
import { openPicture } from './open-picture.ts'
import { createTurns } from './turns.ts'
import { writeWholeFile } from './write-whole-file.ts'

/** A picture in one width and format, ready to be sent. `final` is false for a WebP that stands in while the AVIF is being made. */
export type Variant = { bytes: Uint8Array<ArrayBuffer>; contentType: string; final: boolean }

/**
 * The pictures of the site in every width, format and shape on offer. Neither question knows a name that is not made of `a-z`, `0-9` and `-`;
 * `findCrop` has nothing for a picture that is too small for the shape.
 */
export type Pictures = {
  findVariant(name: string, width: PictureWidth, format: PictureFormat): Promise<Variant | undefined>
  findCrop(name: string, crop: PictureCrop): Promise<Variant | undefined>
  close(): Promise<void>
}

/** What pictures are made from and where they are kept. */
export type PicturesOptions = {
  /** Uploads. */
  files: Files
  /** A folder of this machine for what was made: it can be deleted at any time. */
  variantsFolder: string
  /** The pictures that ship with the product, as `{name}.webp`; they win over uploads of the same name. */
  shippedFolder: string
  log: (message: string, details: object) => void
  /** How much computing one AVIF may take; afterwards its WebP stands in for good. */
  maxAvifSeconds?: number
}

type Bytes = Uint8Array<ArrayBuffer>

const contentTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }
const maxQueuedAvifs = 500
const maxWorkerMilliseconds = 10 * 60 * 1000
/** So long a picture that could not be made is not tried again: it may be for want of memory, or of an original that is put back. */
const brokenMilliseconds = 10 * 60 * 1000
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] // by which a terminal or a service manager ends every process of ours

const inRenderTurn = createTurns(2)
const inAvifTurn = pLimit(1)

/** Opens the pictures. Variants are made when first asked for and kept; `close` stops what is being made. */
export function openPictures({ files, variantsFolder, shippedFolder, log, maxAvifSeconds = 60 }: PicturesOptions): Pictures {
  const underWay = new Map<string, Promise<Bytes | undefined>>()
  const avifs = new Map<string, Promise<void>>()
  const broken = new LRUCache<string, true>({ max: 10_000, ttl: brokenMilliseconds })
  const closing = new AbortController()

  async function findVariant(name: string, width: PictureWidth, format: PictureFormat) {
    if (!pictureName(`/images/${name}`)) return undefined
    return format === 'avif' ? findAvif(name, width) : findOrRender(name, width, format)
  }

  async function findAvif(name: string, width: PictureWidth): Promise<Variant | undefined> {
    const path = pathOf(name, width, 'avif')
    const kept = await shared(path, () => readKept(path))
    if (kept?.length) return { bytes: kept, contentType: contentTypes.avif, final: true }
    const standIn = await findOrRender(name, width, 'webp')
    if (standIn && !kept) queueAvif(name, width)
    return standIn && { ...standIn, final: kept !== undefined }
  }

  async function findOrRender(name: string, width: PictureWidth, format: 'webp' | 'jpg'): Promise<Variant | undefined> {
    const path = pathOf(name, width, format)
    const bytes = await shared(path, async () => (await readKept(path)) ?? renderAndKeep(name, path, encoding(width, format)))
    return bytes && { bytes, contentType: contentTypes[format], final: true }
  }

  async function findCrop(name: string, crop: PictureCrop): Promise<Variant | undefined> {
    if (!pictureName(`/images/${name}`)) return undefined
    const path = join(variantsFolder, name, `${crop}.jpg`)
    const encode: Encode = (original) => cropPicture(original, crop)
    const bytes = await shared(path, async () => (await readKept(path)) ?? renderAndKeep(name, path, encode))
    return bytes && { bytes, contentType: contentTypes.jpg, final: true }
  }

  function pathOf(name: string, width: PictureWidth, format: PictureFormat) {
    return join(variantsFolder, name, `${width}.${format}`)
  }

  /** Requests that come while the same work is under way get its result. */
  function shared(path: string, work: () => Promise<Bytes | undefined>) {
    const result = underWay.get(path) ?? work().finally(() => underWay.delete(path))
    underWay.set(path, result)
    return result
  }

  async function renderAndKeep(name: string, path: string, encode: Encode) {
    const bytes = await render(name, encode)
    // A full disk must not take the pictures away: they are answered, and made again the next time.
    const complain = (error: unknown) => log('A picture could not be kept', { name, path, err: error })
    if (bytes) await writeWholeFile(path, bytes).catch(complain)
    return bytes
  }

  async function render(name: string, encode: Encode) {
    const readOriginal = await findOriginal(name)
    if (!readOriginal) return undefined
    return inRenderTurn(name, async () => {
      if (broken.has(name)) return undefined
      const original = await readOriginal()
      return encode(original).catch(markBroken)
    })

    function markBroken(error: unknown) {
      broken.set(name, true)
      log('A picture cannot be shown: its original is damaged or too large', { name, err: error })
      return undefined
    }
  }

  async function findOriginal(name: string) {
    const shippedPath = join(shippedFolder, `${name}.webp`)
    if (existsSync(shippedPath)) return () => readFile(shippedPath)
    return (await files.has(name)) ? () => files.get(name) : undefined
  }

  function queueAvif(name: string, width: PictureWidth) {
    const path = pathOf(name, width, 'avif')
    if (closing.signal.aborted || avifs.has(path) || avifs.size >= maxQueuedAvifs) return
    const job = inAvifTurn(() => makeAvif(name, width)).finally(() => avifs.delete(path))
    avifs.set(path, job)
  }

  async function makeAvif(name: string, width: PictureWidth) {
    const path = pathOf(name, width, 'avif')
    if (closing.signal.aborted || existsSync(path)) return
    try {
      const png = await render(name, encoding(width, 'png'))
      if (!png) return
      const avif = await encodeAvif(png, maxAvifSeconds, closing.signal)
      if (!avif) log('A picture stays WebP: its AVIF took too long or failed', { name, width })
      // An empty file says that the WebP stands in for good.
      await writeWholeFile(path, avif ?? new Uint8Array())
    } catch (error) {
      if (!closing.signal.aborted) log('An AVIF could not be made this time', { name, width, err: error })
    }
  }

  async function close() {
    closing.abort()
    await Promise.all(avifs.values())
  }

  return { findVariant, findCrop, close }
}

/** Makes what is asked for of an original; undefined when that can't be had of it. */
type Encode = (original: Uint8Array) => Promise<Bytes | undefined>

function encoding(width: PictureWidth, format: keyof typeof encoders): Encode {
  return async (original) => encoders[format](openPicture(original, width)).toBuffer()
}

/** PNG is lossless: it takes the picture to the AVIF worker, which so never sees an original. */
const encoders = {
  webp: (picture: Sharp) => picture.webp({ quality: 78 }),
  jpg: (picture: Sharp) => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true }),
  png: (picture: Sharp) => picture.png({ compressionLevel: 0 }),
}

/** The AVIF of a PNG, made by a process of its own; undefined when that failed or took too long, an error when it was stopped. */
async function encodeAvif(png: Bytes, maxSeconds: number, closing: AbortSignal) {
  closing.throwIfAborted()
  const worker = fork(new URL('./avif-worker.ts', import.meta.url), [String(maxSeconds)], {
    stdio: ['pipe', 'pipe', 'inherit', 'ipc'],
    execArgv: [],
    // It stops itself after its seconds of computing. This ends one that gets no turn on a busy machine, by SIGTERM: it settles nothing.
    timeout: maxWorkerMilliseconds,
  })
  const kill = () => worker.kill('SIGKILL')
  closing.addEventListener('abort', kill)
  try {
    const [avif, [code, signal]] = await Promise.all([pipeThrough(worker, png), once(worker, 'exit')])
    if (closing.aborted || stopSignals.includes(signal)) throw new Error(`The AVIF worker was stopped by ${signal}`)
    return code === 0 ? avif : undefined
  } finally {
    closing.removeEventListener('abort', kill)
    kill()
  }
}

async function pipeThrough({ pid, stdin, stdout }: ChildProcess, png: Bytes) {
  // At once and from outside: the worker's threads keep the priority that it had when they began.
  if (pid) setPriority(pid, constants.priority.PRIORITY_LOW)
  // A worker that ends early leaves a broken pipe; how it ended says more.
  stdin?.on('error', () => undefined).end(png)
  return stdout ? buffer(stdout) : undefined
}

async function readKept(path: string): Promise<Bytes | undefined> {
  try {
    return await readFile(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw new Error(`The picture ${path} is there but cannot be read`, { cause: error })
  }
}
