import type { S3Client } from '@aws-sdk/client-s3'
import { Disk } from 'flydrive'
import { type BucketPlace, explainBucketFault } from './bucket-fault.ts'
import { filesOn } from './files.ts'

/** A bucket of an S3-compatible store, and the key that may list, read and write it. */
export type Bucket = BucketPlace & {
  /** What every file's key begins with, without slashes at its ends; may be empty. */
  prefix: string
  accessKeyId: string
  secretAccessKey: string
  sessionToken: string | undefined
}

const connectMilliseconds = 3_000
const silenceMilliseconds = 5_000

/** The files in a bucket, after a look whether it answers. Throws an error with one sentence for the owner when it doesn't. */
export async function openBucket(bucket: Bucket) {
  // Loaded here alone: they take 38 MB and a tenth of a second, which a site over a folder doesn't need.
  const [{ ListObjectsV2Command, S3Client }, { S3Driver }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('flydrive/drivers/s3'),
  ])
  const client = new S3Client(toClientOptions(bucket))
  // Whoever may not list is told 403 of a file that isn't there, which then looks like an outage.
  const look = client.send(new ListObjectsV2Command({ Bucket: bucket.name, Prefix: bucket.prefix, MaxKeys: 1 }))
  const { Name, $metadata } = await look.catch((error) => {
    throw explainBucketFault(error, bucket)
  })
  // A web page, such as a store's console, answers 200 to whatever it is asked and sent.
  if (!Name) throw explainBucketFault({ $metadata }, bucket)
  // No access list is sent: files are as private as the bucket, and many stores refuse such lists.
  return filesOn(new Disk(new S3Driver({ client, bucket: bucket.name, visibility: 'private', supportsACL: false })), bucket.prefix)
}

function toClientOptions({ endpoint, region, accessKeyId, secretAccessKey, sessionToken }: Bucket) {
  return {
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    region,
    credentials: { accessKeyId, secretAccessKey, ...(sessionToken ? { sessionToken } : {}) },
    maxAttempts: 2,
    requestHandler: { connectionTimeout: connectMilliseconds, socketTimeout: silenceMilliseconds },
    // Stores other than Amazon's often don't know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  } satisfies ConstructorParameters<typeof S3Client>[0]
}
