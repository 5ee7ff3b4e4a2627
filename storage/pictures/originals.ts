import { join } from 'node:path'
import type { Bucket } from '#storage/buckets/bucket.ts'
import { openBucketFiles } from './bucket-files.ts'
import { type Files, openFiles } from './files.ts'

/** The originals of uploads: in a bucket if the settings name one, else under the data folder. Throws a BucketFault when the bucket can't be used. */
export async function openOriginals({ bucket, dataDir }: { bucket: Bucket | undefined; dataDir: string }): Promise<Files> {
  return bucket ? openBucketFiles(bucket) : openFiles(join(dataDir, 'files'))
}
