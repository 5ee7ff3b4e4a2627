import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { maxUploadBytes } from '#domain/pictures/upload-limits.ts'
import type { Files } from './files.ts'
import { openPicture } from './open-picture.ts'
import { pictureKind, signatureLength } from './picture-kind.ts'

/** Why a picture was rejected. `broken` includes uploads that were aborted. */
export type UploadRefusal = { ok: false; reason: 'too-large' | 'not-a-picture' | 'too-many-pixels' | 'broken' }

/** An upload in a temporary file, which `discard` deletes. `name` is the SHA-256 of its bytes in hex. */
export type ReceivedUpload = { ok: true; name: string; path: string; discard: () => Promise<void> }

/** A picture as it is stored: WebP, upright, without metadata. */
export type Master = { ok: true; bytes: Uint8Array; width: number; height: number }

export type Uploads = {
  /** Writes an upload to a temporary file. One that is rejected or fails leaves nothing behind. */
  receive(source: AsyncIterable<Uint8Array>): Promise<ReceivedUpload | UploadRefusal>
  /** Checks that a received file is a complete picture and converts it to what is stored. */
  toMaster(path: string): Promise<Master | UploadRefusal>
  store(name: string, master: Master): Promise<void>
  /** Runs `work` for one upload at a time: a picture of 50 million pixels takes 200 MB to decode. */
  limit<Result>(work: () => Promise<Result>): Promise<Result>
}

const masterWidth = 2400
const masterQuality = 90
const staleAfterMilliseconds = 60 * 60 * 1000

/** Opens the uploads: `files` stores accepted pictures, `folder` (local) holds uploads in progress. */
export function openUploads({ files, folder }: { files: Files; folder: string }): Uploads {
  async function receive(source: AsyncIterable<Uint8Array>): Promise<ReceivedUpload | UploadRefusal> {
    await mkdir(folder, { recursive: true })
    await deleteStale(folder)
    const path = join(folder, `${randomUUID()}.part`)
    const discard = () => rm(path, { force: true })
    try {
      return { ok: true, name: await write(path, source), path, discard }
    } catch (error) {
      await discard()
      if (error instanceof Rejected) return { ok: false, reason: error.reason }
      throw error
    }
  }

  return {
    receive,
    toMaster,
    store: (name, { bytes }) => files.put(name, bytes),
    limit: pLimit(1),
  }
}

/** Writes the file and returns its hash. */
async function write(path: string, source: AsyncIterable<Uint8Array>) {
  const file = await open(path, 'wx')
  try {
    const hash = createHash('sha256')
    let length = 0
    for await (const chunk of rejectSenderErrors(source)) {
      length += chunk.length
      if (length > maxUploadBytes) throw new Rejected('too-large')
      hash.update(chunk)
      await file.appendFile(chunk)
    }
    return hash.digest('hex')
  } finally {
    await file.close()
  }
}

/** Marks errors of the sender as rejections, so that a failing disk is still an error. */
async function* rejectSenderErrors(source: AsyncIterable<Uint8Array>) {
  try {
    yield* source
  } catch (error) {
    throw new Rejected('broken', { cause: error })
  }
}

async function toMaster(path: string): Promise<Master | UploadRefusal> {
  const kind = pictureKind(await readStart(path))
  if (!kind) return { ok: false, reason: 'not-a-picture' }
  try {
    const { data, info } = await openPicture(path, masterWidth).webp({ quality: masterQuality }).toBuffer({ resolveWithObject: true })
    return { ok: true, bytes: data, width: info.width, height: info.height }
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    if (message.includes('exceeds pixel limit')) return { ok: false, reason: 'too-many-pixels' }
    // sharp's prebuilt libheif reads AVIF, but not the HEVC that phones write.
    return { ok: false, reason: kind === 'heic' ? 'not-a-picture' : 'broken' }
  }
}

async function readStart(path: string) {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(signatureLength), 0, signatureLength, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Deletes the temporary files of processes that ended during an upload. */
async function deleteStale(folder: string) {
  const oldest = Date.now() - staleAfterMilliseconds
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const file = name.endsWith('.part') ? await stat(path).catch(() => undefined) : undefined
    if (file && file.mtimeMs < oldest) await rm(path, { force: true })
  }
}

class Rejected extends Error {
  readonly reason: UploadRefusal['reason']

  constructor(reason: UploadRefusal['reason'], options?: ErrorOptions) {
    super(`The upload was rejected: ${reason}`, options)
    this.reason = reason
  }
}
