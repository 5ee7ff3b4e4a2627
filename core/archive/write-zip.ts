import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { writeWholeFile } from '#core/pictures/files.ts'

/** Adds a file to a zip, and resolves once its bytes are read. Don't compress what is already compressed. */
export type AddFile = (name: string, chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>, compress?: boolean) => Promise<void>

/** The permissions of a zip file and its unpacked files: only the user who wrote it can read them. */
const mode = 0o600

/** Every entry has the same time, so that the same content gives the same zip. */
const options = { mode, mtime: new Date('1980-01-01T00:00:00Z'), forceDosTimestamp: true }

/**
 * Writes a zip file that only this user can read, entry by entry, and creates its folder if needed. The file appears only once complete. With
 * a `type`, its first entry is an uncompressed `mimetype`, as EPUB requires.
 */
export async function writeZip(path: string, fill: (add: AddFile) => Promise<void>, type?: string) {
  const zip = new ZipFile()
  if (type) zip.addBuffer(Buffer.from(type), 'mimetype', { ...options, compress: false })
  // Its type is too narrow. It isn't wrapped in a stream, which couldn't be destroyed while waiting for the zip's next bytes.
  const output = zip.outputStream as Readable
  const add: AddFile = (name, chunks, compress = true) => {
    const stream = Readable.from(chunks)
    const read = finished(stream)
    // The zip holds this function until it ends, so the function must not hold the file's bytes.
    let waiting: Readable | undefined = stream
    zip.addReadStreamLazy(name, { ...options, compress }, (give) => {
      if (waiting) give(null, waiting)
      waiting = undefined
    })
    return read
  }
  // Errors come from the stream that failed, and from writeWholeFile, which may still be creating the folder.
  zip.on('error', () => {})
  output.on('error', () => {})
  fill(add).then(
    () => zip.end(),
    (error) => output.destroy(error),
  )
  await writeWholeFile(path, output, mode)
}
