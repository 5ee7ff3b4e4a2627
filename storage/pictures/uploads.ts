import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { maxUploadBytes } from '#domain/pictures/upload-limits.ts'
import type { Files } from './files.ts'
import { openPicture } from './open-picture.ts'
import { pictureKind, signatureLength } from './picture-kind.ts'

/** Why a picture was not taken. `broken` is also one whose sender stopped before its end. */
export type UploadRefusal = { ok: false; reason: 'too-large' | 'not-a-picture' | 'too-many-pixels' | 'broken' }

/** What came in, in a temporary file that is gone after `discard`. `name` is the SHA-256 of its bytes. */
export type ReceivedUpload = { ok: true; name: string; path: string; discard: () => Promise<void> }

/** A picture as it is kept: WebP, upright, without anything that the file said besides. */
export type Master = { ok: true; bytes: Uint8Array; width: number; height: number }

/** The way of a picture from outside to the files. */
export type Uploads = {
  /** Writes what comes in to a temporary file. A refused or failed one leaves nothing behind. */
  receive(source: AsyncIterable<Uint8Array>): Promise<ReceivedUpload | UploadRefusal>
  /** Checks that a received file is a whole picture and makes of it what is kept. */
  toMaster(path: string): Promise<Master | UploadRefusal>
  /** Keeps a master where the site's pictures are read. */
  keep(name: string, master: Master): Promise<void>
  /** Runs works on one upload at a time: a picture of 50 million pixels takes 200 MB to decode. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result>
}

const masterWidth = 2400
const masterQuality = 90
const staleAfterMilliseconds = 60 * 60 * 1000

/** Opens the uploads: `files` keeps what was taken, `folder` (of this machine) what is on its way. */
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
      if (error instanceof Refused) return { ok: false, reason: error.reason }
      throw error
    }
  }

  return {
    receive,
    toMaster,
    keep: (name, { bytes }) => files.put(name, bytes),
    inTurn: pLimit(1),
  }
}

/** Writes the file and returns its hash. */
async function write(path: string, source: AsyncIterable<Uint8Array>) {
  const file = await open(path, 'wx')
  try {
    const hash = createHash('sha256')
    let length = 0
    for await (const chunk of withRefusal(source)) {
      length += chunk.length
      if (length > maxUploadBytes) throw new Refused('too-large')
      hash.update(chunk)
      await file.appendFile(chunk)
    }
    return hash.digest('hex')
  } finally {
    await file.close()
  }
}

/** Tells a sender who stops from a disk that fails: only the first is an answer. */
async function* withRefusal(source: AsyncIterable<Uint8Array>) {
  try {
    yield* source
  } catch (error) {
    throw new Refused('broken', { cause: error })
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

/** Deletes what a process left that ended in the middle of an upload. */
async function deleteStale(folder: string) {
  const oldest = Date.now() - staleAfterMilliseconds
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const file = name.endsWith('.part') ? await stat(path).catch(() => undefined) : undefined
    if (file && file.mtimeMs < oldest) await rm(path, { force: true })
  }
}

class Refused extends Error {
  readonly reason: UploadRefusal['reason']

  constructor(reason: UploadRefusal['reason'], options?: ErrorOptions) {
    super(`The upload was refused: ${reason}`, options)
    this.reason = reason
  }
}
