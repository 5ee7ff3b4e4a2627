import type { Bucket } from '#core/buckets/bucket.ts'
import { openObjects } from '#core/buckets/objects.ts'
import { withFilesErrors } from './files.ts'

/**
 * Opens the files in a bucket after checking that it can be listed. Throws a BucketFault with one sentence for the owner when it can't. A store that sends nothing for
 * `idleTimeout` milliseconds counts as failed.
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
