import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** Adds a file to a zip, and returns when its bytes are read. What is compressed already had better not be again. */
export type AddFile = (name: string, chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>, compress?: boolean) => Promise<void>

/** Of the same time each, so that the same contents make the same zip. Only the user who wrote them may read them where they are unpacked. */
const options = { mode: 0o600, mtime: new Date('1980-01-01T00:00:00Z'), forceDosTimestamp: true }

/** Writes a new zip file that only this user may read, one entry after the other, and its folder if needed. If there is a file in the end, it is whole. */
export async function writeZip(path: string, fill: (add: AddFile) => Promise<void>) {
  const part = `${path}.part`
  await mkdir(dirname(path), { recursive: true })
  const zip = new ZipFile()
  const output = Readable.from(zip.outputStream)
  const add: AddFile = (name, chunks, compress = true) => {
    const stream = Readable.from(chunks)
    zip.addReadStream(stream, name, { ...options, compress })
    return finished(stream)
  }
  // What fails is told by the stream that failed.
  zip.on('error', () => {})
  try {
    await Promise.all([pipeline(output, createWriteStream(part, { mode: 0o600, flush: true })), fill(add).then(() => zip.end())])
    await rename(part, path)
  } catch (error) {
    output.destroy()
    await rm(part, { force: true })
    throw error
  }
}
