import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StorageError } from '#core/database/storage-error.ts'

/** The originals of uploads by name, in a local folder or a bucket. Every failure is a FilesError. */
export type Files = {
  /** Undefined if the file doesn't exist. */
  get(name: string): Promise<Uint8Array | undefined>
  /** Stores a WebP, replacing one of the same name. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** Deletes a file, if it exists. */
  remove(name: string): Promise<void>
}

/** The store of the originals refused or could not be reached. */
export class FilesError extends StorageError {}

/** Files in a local folder, which is created with the first file. */
export function openFiles(folder: string) {
  return withFilesErrors({
    get: (key) => readIfThere(join(folder, key)),
    put: (key, bytes) => writeWholeFile(join(folder, key), bytes),
    remove: (key) => rm(join(folder, key), { force: true }),
  })
}

/** The prefix of the originals' keys. */
export const originalsPrefix = 'originals/'

/** Originals in a key-value store. */
export function withFilesErrors(store: Files): Files {
  const keyOf = (name: string) => `${originalsPrefix}${name}`
  return {
    get: (name) => named(`${keyOf(name)} could not be read`, store.get(keyOf(name))),
    put: (name, bytes) => named(`${keyOf(name)} could not be saved`, store.put(keyOf(name), bytes)),
    remove: (name) => named(`${keyOf(name)} could not be deleted`, store.remove(keyOf(name))),
  }
}

/** The result of working with files; failures become a FilesError. */
export async function named<Result>(message: string, work: Promise<Result>) {
  try {
    return await work
  } catch (error) {
    throw new FilesError(message, error)
  }
}

/** The bytes of a file; undefined when there is none. */
export async function readIfThere(path: string) {
  try {
    return await readFile(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Writes a file atomically: it is renamed into place once flushed to disk. Creates its folder if needed. `mode` sets who may read it. */
export async function writeWholeFile(path: string, bytes: Uint8Array | AsyncIterable<Uint8Array>, mode?: number) {
  const part = `${path}.${randomUUID()}.part`
  try {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(part, bytes, { flush: true, mode })
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}
