import { createInterface } from 'node:readline'
import { buffer } from 'node:stream/consumers'
import { type Entry, openPromise } from 'yauzl'

/** An invalid archive. The message is for the owner. */
export class ArchiveFault extends Error {}

export type Zip = Awaited<ReturnType<typeof openZip>>

/** Opens a zip file; the caller closes it. Throws only ArchiveFault. */
export async function openZip(path: string) {
  const zip = await openPromise(path, { autoClose: false }).catch(tellOf(path))
  const entries = new Map<string, Entry>()

  async function openEntry(name: string, maxBytes: number) {
    const entry = entries.get(name)
    if (!entry) throw new ArchiveFault(`${name} is missing from the archive.`)
    if (entry.uncompressedSize > maxBytes) throw new ArchiveFault(`${name} is too large.`)
    return zip.openReadStreamPromise(entry).catch(tellOf(name))
  }

  try {
    for await (const entry of zip.eachEntry()) {
      if (entries.has(entry.fileName)) throw new ArchiveFault(`The archive contains ${entry.fileName} twice.`)
      entries.set(entry.fileName, entry)
    }
  } catch (error) {
    zip.close()
    throw error instanceof ArchiveFault ? error : toFault(path, error)
  }
  return {
    has: (name: string) => entries.has(name),
    /** The names of all files, in order. */
    names: () => [...entries.keys()],
    /** The bytes of a file of at most `maxBytes`. */
    readFile: async (name: string, maxBytes: number) => buffer(await openEntry(name, maxBytes)).catch(tellOf(name)),
    /** The lines of a file; `note` is called with each chunk of its bytes. */
    async *readLines(name: string, note: (part: Buffer) => void) {
      const stream = await openEntry(name, Number.POSITIVE_INFINITY)
      stream.on('data', note)
      try {
        yield* createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY })
      } catch (error) {
        throw toFault(name, error)
      }
    },
    close: () => zip.close(),
  }
}

function tellOf(name: string) {
  return (error: unknown) => {
    throw toFault(name, error)
  }
}

function toFault(name: string, error: unknown) {
  return new ArchiveFault(`${name} can’t be read: ${error instanceof Error ? error.message : error}.`, { cause: error })
}
