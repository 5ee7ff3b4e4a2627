import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { writeWholeFile } from '#core/pictures/files.ts'
import type { Objects } from './objects.ts'

/** How many bytes of a large object go in one request. Stores take parts from five megabytes on, and at most 10,000. */
const partBytes = 8 * 1024 * 1024

/** Puts a file of any size into a bucket, in parts if it is large. There is an object in the end, which is whole, or none. */
export async function putFile(objects: Objects, from: string, path: string, contentType: string) {
  const { size } = await stat(from)
  if (size <= partBytes) {
    return objects.put(path, await readFile(from), contentType)
  }
  const object = await objects.begin(path, contentType)
  try {
    for await (const bytes of createReadStream(from, { highWaterMark: partBytes })) await object.keep(bytes)
    await object.finish()
  } catch (error) {
    await object.giveUp().catch(() => {})
    throw error
  }
}

/** Writes an object into a file that only this user may read; returns whether there is such an object. */
export async function getFile(objects: Objects, path: string, to: string) {
  const getPart = (first: number) => objects.get(path, { first, last: first + partBytes - 1 })
  const beginning = await getPart(0)
  if (!beginning) return false
  const { bytes, size } = beginning
  await writeWholeFile(to, readParts(), 0o600)
  return true

  async function* readParts() {
    yield bytes
    for (let first = bytes.length; first < size; ) {
      const part = await getPart(first)
      if (!part || part.bytes.length === 0) throw new Error(`${path} was deleted while it was read`)
      yield part.bytes
      first += part.bytes.length
    }
  }
}
