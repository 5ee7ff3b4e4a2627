import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Bucket } from '#core/buckets/bucket.ts'
import { openObjects } from '#core/buckets/objects.ts'
import { type Files, openFiles, originalsPrefix, withFilesErrors } from './files.ts'

/**
 * The originals of uploads: in a bucket if the settings name one, else in the data folder. Throws a BucketFault if the bucket can't be
 * used.
 */
export async function openOriginals({ bucket, dataDir }: { bucket: Bucket | undefined; dataDir: string }): Promise<Files> {
  return bucket ? openBucketFiles(bucket) : openFiles(join(dataDir, 'files'))
}

/** The names of all originals, and their sizes in bytes. */
export async function listOriginals({ bucket, dataDir }: { bucket: Bucket | undefined; dataDir: string }) {
  if (bucket) {
    const objects = (await openObjects(bucket).list()).filter(({ path }) => path.startsWith(originalsPrefix))
    return new Map(objects.map(({ path, size }) => [path.slice(originalsPrefix.length), size]))
  }
  const folder = join(dataDir, 'files', originalsPrefix)
  const names = (await readdir(folder).catch(() => [])).filter((name) => !name.endsWith('.part'))
  return new Map(await Promise.all(names.map(async (name) => [name, (await stat(join(folder, name))).size] as const)))
}

/**
 * Opens the files in a bucket after checking that it can be listed. If not, throws a BucketFault with one sentence for the owner. A store
 * that sends nothing for `idleTimeout` milliseconds counts as failed.
 */
export async function openBucketFiles(bucket: Bucket, idleTimeout?: number) {
  const { check, get, put, remove } = openObjects(bucket, idleTimeout)
  await check()
  return withFilesErrors({
    get: async (path) => (await get(path))?.bytes,
    put: (path, bytes) => put(path, bytes, 'image/webp'),
    remove,
  })
}
