import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'

/** A file's bytes and how many there are; it is deleted once they were read, or nobody wants them any more. */
export async function readOnce(path: string) {
  const { size } = await stat(path)
  const stream = createReadStream(path)
  stream.on('close', () => void rm(path, { force: true }))
  return { size, body: Readable.toWeb(stream) as ReadableStream<Uint8Array> }
}
