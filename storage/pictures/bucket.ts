import { type BucketPlace, explainBucketFault, StoreRefusal } from './bucket-fault.ts'
import { type BucketKey, openBucketRequests } from './bucket-request.ts'
import { withFilesErrors } from './files.ts'

/** A bucket of an S3-compatible store, and the key that may list, read and write it. */
export type Bucket = BucketPlace &
  BucketKey & {
    /** What every file's key begins with, without slashes at its ends; may be empty. */
    prefix: string
  }

/**
 * The files in a bucket, after a look whether it answers. Throws an error with one sentence for the owner when it doesn't. A store that is silent
 * for `maxSilence` milliseconds, by default five seconds, is one that fails.
 */
export async function openBucket(bucket: Bucket, maxSilence?: number) {
  const ask = openBucketRequests(bucket, maxSilence)
  // Whoever may not list is told 403 of a file that isn't there, which then looks like an outage.
  const look = ask({ method: 'GET', path: '', search: { 'list-type': '2', 'max-keys': '1', prefix: bucket.prefix } })
  const listing = await look.catch((error) => {
    throw explainBucketFault(error, bucket)
  })
  // A web page, such as a store's console, answers 200 to whatever it is asked and sent.
  if (!listing.includes('<ListBucketResult')) throw explainBucketFault(new StoreRefusal(200), bucket)

  async function has(path: string) {
    try {
      await ask({ method: 'HEAD', path })
      return true
    } catch (error) {
      if (error instanceof StoreRefusal && error.status === 404) return false
      throw error
    }
  }

  // No access list is sent: files are as private as the bucket, and many stores refuse such lists.
  const put = async (path: string, bytes: Uint8Array) => void (await ask({ method: 'PUT', path, bytes }))
  return withFilesErrors({ has, get: (path) => ask({ method: 'GET', path }), put }, bucket.prefix)
}
