import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { writeWholeFile } from '#core/pictures/files.ts'

/** Adds a file to a zip, and returns when its bytes are read. What is compressed already had better not be again. */
export type AddFile = (name: string, chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>, compress?: boolean) => Promise<void>

/** Who may read a zip file, and what is unpacked of it: the user who wrote it. */
const mode = 0o600

/** Of the same time each, so that the same contents make the same zip. */
const options = { mode, mtime: new Date('1980-01-01T00:00:00Z'), forceDosTimestamp: true }

/**
 * Writes a zip file that only this user may read, one entry after the other, and its folder if needed. If there is a file in the end, it is whole. One
 * of a `type` says so in a first file, as EPUB wants it: `mimetype`, not compressed.
 */
export async function writeZip(path: string, fill: (add: AddFile) => Promise<void>, type?: string) {
  const zip = new ZipFile()
  if (type) zip.addBuffer(Buffer.from(type), 'mimetype', { ...options, compress: false })
  // Its type says less than it is. No stream around it: that could not be destroyed while it waits for the zip's next bytes.
  const output = zip.outputStream as Readable
  const add: AddFile = (name, chunks, compress = true) => {
    const stream = Readable.from(chunks)
    const read = finished(stream)
    // The zip keeps this function until its end, which must not keep the bytes of each file.
    let waiting: Readable | undefined = stream
    zip.addReadStreamLazy(name, { ...options, compress }, (give) => {
      if (waiting) give(null, waiting)
      waiting = undefined
    })
    return read
  }
  // What fails is told by the stream that failed, and by writeWholeFile, which may still be making the folder.
  zip.on('error', () => {})
  output.on('error', () => {})
  fill(add).then(
    () => zip.end(),
    (error) => output.destroy(error),
  )
  await writeWholeFile(path, output, mode)
}
