import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import pLimit from 'p-limit'
import { openLeftovers } from '#core/data-folder/leftovers.ts'
import { maxUploadBytes } from '#domain/pictures/upload-limits.ts'
import { type Files, FilesError } from './files.ts'

/** Why a picture was rejected. `broken` includes uploads that were aborted. */
export type UploadRefusal = { ok: false; reason: 'too-large' | 'not-a-picture' | 'heic' | 'too-many-pixels' | 'broken' }

/** An upload in a temporary file, which `discard` deletes. `name` is the SHA-256 of its bytes in hex. */
export type ReceivedUpload = { ok: true; name: string; path: string; discard: () => Promise<void> }

export type Uploads = ReturnType<typeof openUploads>

const masterWidth = 2400
const masterQuality = 90

/** Opens the uploads: `files` stores accepted pictures, `folder` (local) holds uploads in progress. */
export function openUploads({ files, folder }: { files: Files; folder: string }) {
  /** Writes an upload of at most `maxBytes` to a temporary file. A rejected or failed one leaves nothing behind. */
  async function receive(source: AsyncIterable<Uint8Array>, maxBytes = maxUploadBytes): Promise<ReceivedUpload | UploadRefusal> {
    const path = join(folder, `${randomUUID()}.part`)
    const discard = () => rm(path, { force: true })
    try {
      await mkdir(folder, { recursive: true })
      return { ok: true, name: await write(path, source, maxBytes), path, discard }
    } catch (error) {
      await discard().catch(() => {})
      if (error instanceof Rejected) return { ok: false, reason: error.reason }
      throw new FilesError('An upload could not be received', error)
    }
  }

  /**
   * Checks that a received file is a complete picture, stores it as upright WebP without metadata, and returns its size in pixels and
   * bytes.
   */
  async function store({ name, path }: Pick<ReceivedUpload, 'name' | 'path'>) {
    const master = await toMaster(path)
    if (!master.ok) return master
    await files.put(name, master.bytes)
    return { ok: true, width: master.width, height: master.height, bytes: master.bytes.length } as const
  }

  /** Deletes a stored file, if it exists. */
  function remove(name: string) {
    return files.remove(name)
  }

  /** Whether a received file has several frames; `store` keeps the first. */
  async function isAnimated({ path }: ReceivedUpload) {
    const { countFrames } = await import('./open-picture.ts')
    return (await countFrames(path)) > 1
  }

  /** Runs work for one upload at a time: decoding a picture of 50 million pixels takes 200 MB. */
  const limit = pLimit(1)

  /** Deletes the temporary files of processes that ended during an upload. */
  const { sweep } = openLeftovers({ folder, names: /[.]part$/ })

  return { receive, store, remove, isAnimated, limit, sweep }
}

/** Writes the file and returns its hash. */
async function write(path: string, source: AsyncIterable<Uint8Array>, maxBytes: number) {
  const file = await open(path, 'wx')
  try {
    const hash = createHash('sha256')
    let length = 0
    for await (const chunk of rejectSenderErrors(source)) {
      length += chunk.length
      if (length > maxBytes) throw new Rejected('too-large')
      hash.update(chunk)
      await file.appendFile(chunk)
    }
    return hash.digest('hex')
  } finally {
    await file.close()
  }
}

/** Marks the sender's errors as rejections; a failing disk remains an error. */
async function* rejectSenderErrors(source: AsyncIterable<Uint8Array>) {
  try {
    yield* source
  } catch (error) {
    throw new Rejected('broken', { cause: error })
  }
}

type Master = { ok: true; bytes: Uint8Array; width: number; height: number }

async function toMaster(path: string): Promise<Master | UploadRefusal> {
  const { openPicture } = await import('./open-picture.ts')
  try {
    const { data, info } = await openPicture(path, masterWidth).webp({ quality: masterQuality }).toBuffer({ resolveWithObject: true })
    return { ok: true, bytes: data, width: info.width, height: info.height }
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    if (message.includes('unsupported image format')) return { ok: false, reason: 'not-a-picture' }
    if (message.includes('exceeds pixel limit')) return { ok: false, reason: 'too-many-pixels' }
    // sharp's prebuilt libheif reads AVIF, but not the HEVC that phones write.
    return { ok: false, reason: (await isHeic(path)) ? 'heic' : 'broken' }
  }
}

async function isHeic(path: string) {
  const start = await text(createReadStream(path, { encoding: 'latin1', end: 11 }))
  return /^.{4}ftyp(?:hei[cxms]|hev[cx]|m[is]f1)/s.test(start)
}

class Rejected extends Error {
  readonly reason: UploadRefusal['reason']

  constructor(reason: UploadRefusal['reason'], options?: ErrorOptions) {
    super(`The upload was rejected: ${reason}`, options)
    this.reason = reason
  }
}
