import { type FileHandle, mkdir, open, readdir, readFile, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { named, writeWholeFile } from '#core/pictures/files.ts'
import { type FoundCollection, foundCollections } from '#domain/imports/collections.ts'
import { maxSourceBytes } from '#domain/imports/source-limits.ts'
import { openSource, SourceFault, type SourceFiles } from './source-files.ts'

/** Why no more of a file was accepted: `cut-off` by its sender, or `moved` because its size differs from what the sender assumes. */
export type SourceRefusal = 'cut-off' | 'moved' | 'too-large' | 'too-many' | 'no-room'

export type ImportSources = ReturnType<typeof openImportSources>

const maxFiles = 2000

/** How much of a disk stays free for the site. */
const spareBytes = 500_000_000

/**
 * The files to import, in a folder for each import under the data folder until they are read. Ids and names must be safe as file names.
 * Other machines don't have them.
 */
export function openImportSources(dataDir: string) {
  const folder = join(dataDir, 'import-files')
  const filesOf = (id: string) => join(folder, id, 'files')
  const addressOf = (id: string) => join(folder, id, 'address')
  const collectionsOf = (id: string) => join(folder, id, 'collections')

  /** The sizes of an import's files in bytes, by name; undefined if it has no folder here. */
  async function listSizes(id: string) {
    const names = await readdir(filesOf(id)).catch(() => undefined)
    if (!names) return undefined
    return new Map(await Promise.all(names.map(async (name) => [name, (await stat(join(filesOf(id), name))).size] as const)))
  }

  async function findRefusal(id: string, name: string, bytes: number): Promise<SourceRefusal | undefined> {
    const sizes = (await listSizes(id)) ?? new Map<string, number>()
    if (!sizes.has(name) && sizes.size >= maxFiles) return 'too-many'
    const others = [...sizes].reduce((sum, [other, size]) => (other === name ? sum : sum + size), 0)
    if (others + bytes > maxSourceBytes) return 'too-large'
    const { bavail, bsize } = await statfs(folder)
    return bytes - (sizes.get(name) ?? 0) + spareBytes > bavail * bsize ? 'no-room' : undefined
  }

  /**
   * Writes a part of a file that will have `total` bytes, where the last part ended; the first part creates the folder. Returns how much of
   * the file there is then, and why the part was not accepted in full.
   */
  async function append(
    id: string,
    { name, offset, total }: { name: string; offset: number; total: number },
    part: AsyncIterable<Uint8Array>,
  ): Promise<{ size: number; refusal?: SourceRefusal }> {
    await mkdir(filesOf(id), { recursive: true, mode: 0o700 })
    const refusal = await findRefusal(id, name, total)
    if (refusal) return { size: 0, refusal }
    const file = await open(join(filesOf(id), name), offset === 0 ? 'w' : 'r+', 0o600).catch(ifThere)
    if (!file) return { size: 0, refusal: 'moved' }
    try {
      let { size } = await file.stat()
      if (size !== offset) return { size, refusal: 'moved' }
      for await (const bytes of untilCutOff(part)) {
        if (bytes === 'cut-off') return { size, refusal: bytes }
        if (size + bytes.length > total) return { size, refusal: 'moved' }
        await writeAt(file, bytes, size)
        size += bytes.length
      }
      return { size }
    } finally {
      await file.close()
    }
  }

  async function readCollections(id: string): Promise<FoundCollection[] | undefined> {
    const text = await readFile(collectionsOf(id), 'utf8').catch(() => undefined)
    return text === undefined ? undefined : foundCollections.parse(JSON.parse(text))
  }

  return {
    /** The collections in an import's files that have other names than ours; undefined if there are none, or the files are gone. */
    readCollections,

    writeCollections: (id: string, collections: FoundCollection[]) =>
      named(
        'The collections of an import could not be saved',
        writeWholeFile(collectionsOf(id), Buffer.from(JSON.stringify(collections)), 0o600),
      ),

    append: (...part: Parameters<typeof append>) => named('A file to import could not be saved', append(...part)),
    listSizes,

    /** Makes a text the only file of an import. `address` is where it is from. */
    async write(id: string, name: string, text: string, address?: string) {
      const keep = (path: string, content: string) =>
        named('A page to import could not be saved', writeWholeFile(path, Buffer.from(content), 0o600))
      await keep(join(filesOf(id), name), text)
      if (address) await keep(addressOf(id), address)
    },

    /** Opens the files of an import as one source; the caller closes it. Throws a SourceFault. */
    async open(id: string): Promise<SourceFiles> {
      const names = await readdir(filesOf(id)).catch(() => [])
      const [first] = names
      if (first === undefined) throw new SourceFault('Its files are no longer on this machine. Discard the import and choose them again.')
      const files = await openSource(names.length === 1 ? join(filesOf(id), first) : filesOf(id))
      const chosen = ((await readCollections(id)) ?? []).flatMap(({ name, target }) => (target ? [[name, target] as const] : []))
      return { ...files, collections: new Map(chosen), address: await readFile(addressOf(id), 'utf8').catch(() => undefined) }
    },

    remove: (id: string) => rm(join(folder, id), { recursive: true, force: true }),

    /** The imports that have a folder, and when one of their files was last written, as ISO 8601. */
    async list() {
      const ids = await readdir(folder).catch(() => [])
      return Promise.all(
        ids.map(async (id) => {
          const names = await readdir(filesOf(id)).catch(() => [])
          const times = await Promise.all([filesOf(id), ...names.map((name) => join(filesOf(id), name))].map(readTime))
          return { id, changedAt: new Date(Math.max(...times)).toISOString() }
        }),
      )
    },
  }
}

function ifThere(error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT') return undefined
  throw error
}

async function readTime(path: string) {
  return (await stat(path).catch(() => undefined))?.mtimeMs ?? 0
}

/** At its position, not at the end of the file: an earlier request for the same part may still be writing. */
async function writeAt(file: FileHandle, bytes: Uint8Array, position: number) {
  for (let done = 0; done < bytes.length; ) done += (await file.write(bytes, done, bytes.length - done, position + done)).bytesWritten
}

/** A sender that breaks off isn't a disk failure. */
async function* untilCutOff(part: AsyncIterable<Uint8Array>) {
  try {
    yield* part
  } catch {
    yield 'cut-off' as const
  }
}
