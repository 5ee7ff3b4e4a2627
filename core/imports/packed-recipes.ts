import type { SourceRecord, UnreadableEntry } from '#domain/imports/source-record.ts'
import { type ReadRecipe, readEntry, toFields } from './loose-values.ts'
import { openZipBytes, type SourceFiles } from './source-files.ts'

/** The size limit of a zip within another, which is held in memory. */
const maxZipBytes = 40_000_000

/** Reads each of some files as JSON and makes a recipe of its fields, one at a time. */
export async function* readEach(
  files: SourceFiles,
  names: string[],
  make: (fields: Record<string, unknown>, name: string, bytes: Buffer) => Promise<ReadRecipe> | ReadRecipe,
  unpack: (bytes: Buffer) => Buffer = (bytes) => bytes,
): AsyncGenerator<SourceRecord | UnreadableEntry> {
  for (const name of names)
    yield await readEntry(name, async () => {
      const bytes = await files.read(name)
      return make(toFields(JSON.parse(new TextDecoder().decode(unpack(bytes)))), name, bytes)
    })
}

/** Opens a zip within another while it is being read. */
export async function withInnerZip<Result>(files: SourceFiles, name: string, use: (inner: SourceFiles) => Promise<Result>) {
  const inner = await openZipBytes(name, await files.read(name, maxZipBytes))
  try {
    return await use(inner)
  } finally {
    inner.close()
  }
}

/** Keeps a picture given as base64 text; undefined if it isn't one. */
export async function keepBase64(value: unknown, keep: (bytes: Uint8Array) => Promise<string>) {
  if (typeof value !== 'string' || value.length < 20) return undefined
  const bytes = Buffer.from(value.replace(/^data:[^,]{0,100},/, ''), 'base64')
  return bytes.length > 0 ? { address: await keep(bytes) } : undefined
}
