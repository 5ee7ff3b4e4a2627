import { type BucketPlace, explainBucketFault, StoreRefusal } from './bucket-fault.ts'
import { type BucketKey, openBucketRequests } from './bucket-request.ts'
import { withFilesErrors } from './files.ts'

/** A bucket of an S3-compatible store, with credentials that may list, read and write it. */
export type Bucket = BucketPlace &
  BucketKey & {
    /** The prefix of every key, without leading or trailing slash; may be empty. */
    prefix: string
  }

/**
 * Opens the files in a bucket after checking that it can be listed. Throws a BucketFault with one sentence for the owner when it can't.
 * A store that sends nothing for `idleTimeout` milliseconds, by default five seconds, counts as failed.
 */
export async function openBucket(bucket: Bucket, idleTimeout?: number) {
  const ask = openBucketRequests(bucket, idleTimeout)
  // Without the right to list, a store answers 403 for a missing file, which would look like an outage.
  const listed = ask({ method: 'GET', path: '', search: { 'list-type': '2', 'max-keys': '1', prefix: bucket.prefix } })
  const listing = await listed.catch((error) => {
    throw explainBucketFault(error, bucket)
  })
  // A web page, such as a store's console, answers 200 to every request.
  if (!listing.includes('<ListBucketResult')) throw explainBucketFault(new StoreRefusal(200), bucket)

  async function get(path: string) {
    try {
      return await ask({ method: 'GET', path })
    } catch (error) {
      if (error instanceof StoreRefusal && error.status === 404) return undefined
      throw error
    }
  }

  // No ACL is sent: files are as private as the bucket, and many stores reject ACLs.
  const put = async (path: string, bytes: Uint8Array) => void (await ask({ method: 'PUT', path, bytes }))
  return withFilesErrors({ get, put }, bucket.prefix)
}
