import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { StorageError } from '#storage/database/storage-error.ts'

/** The originals of uploads by name, in a folder of this machine or in a bucket. Whatever fails is a FilesError. */
export type Files = {
  has(name: string): Promise<boolean>
  /** A name that is not there is an error, too. */
  get(name: string): Promise<Uint8Array>
  /** Keeps a WebP; one of the same name is replaced. */
  put(name: string, bytes: Uint8Array): Promise<void>
}

/** The place of the originals refused or could not be reached. */
export class FilesError extends StorageError {}

/** The files in a folder of this machine, made with the first one. */
export function openFiles(folder: string) {
  return filesOn(new Disk(new FSDriver({ location: folder, visibility: 'private' })))
}

/** The files on a disk of FlyDrive, under `prefix` if there is one. */
export function filesOn(disk: Disk, prefix = ''): Files {
  const keyOf = (name: string) => `${prefix && `${prefix}/`}originals/${name}`
  return {
    has: (name) => named(`Whether ${keyOf(name)} is there could not be found out`, disk.exists(keyOf(name))),
    get: (name) => named(`${keyOf(name)} could not be read`, disk.getBytes(keyOf(name))),
    put: (name, bytes) => named(`${keyOf(name)} could not be kept`, disk.put(keyOf(name), bytes, { contentType: 'image/webp' })),
  }
}

async function named<Result>(message: string, work: Promise<Result>) {
  try {
    return await work
  } catch (error) {
    throw new FilesError(message, error)
  }
}
