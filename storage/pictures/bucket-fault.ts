/** Where a bucket is. */
export type BucketPlace = {
  name: string
  /** The store's address; undefined for Amazon's own. */
  endpoint: string | undefined
  region: string
}

/** Why the bucket can't be used: one sentence for the owner. */
export class BucketFault extends Error {}

/** An HTTP response that is not a success: its status, and S3's error code if it has one. */
export class StoreRefusal extends Error {
  readonly status: number
  readonly reason: string

  constructor(status: number, reason = '') {
    super(`The store answered ${status} ${reason}`.trim())
    this.status = status
    this.reason = reason
  }
}

const refusals: Record<string, (bucket: BucketPlace) => string> = {
  NoSuchBucket: ({ name }) => `The bucket ${name} in FILES_URL does not exist.`,
  InvalidAccessKeyId: () => 'The store in FILES_URL does not know AWS_ACCESS_KEY_ID.',
  SignatureDoesNotMatch: () => 'The store in FILES_URL refused AWS_SECRET_ACCESS_KEY.',
  InvalidToken: () => 'The store in FILES_URL refused AWS_SESSION_TOKEN.',
  ExpiredToken: () => 'AWS_SESSION_TOKEN is too old for the store in FILES_URL.',
  AccessDenied: ({ name }) => `The key in AWS_ACCESS_KEY_ID may not list the bucket ${name} in FILES_URL; it has to list, read and write.`,
  PermanentRedirect: ({ name, region }) => `The bucket ${name} in FILES_URL is not in the region ${region}. Set the right one: region=…`,
  AuthorizationHeaderMalformed: ({ region }) => `The store in FILES_URL is not in the region ${region}. Set the right one: region=…`,
  RequestTimeTooSkewed: () => "The store in FILES_URL refused the request, because this machine's clock is wrong.",
}

const silences: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'the host is not known',
  EPROTO: 'it does not speak TLS, so the endpoint may have to begin with http://',
  ETIMEDOUT: 'it took too long',
  TimeoutError: 'it took too long',
}

/** Explains why a bucket could not be reached, as far as the store or the network tells. */
export function explainBucketFault(error: unknown, bucket: BucketPlace) {
  if (error instanceof StoreRefusal) return new BucketFault(explainRefusal(error, bucket), { cause: error })
  const { name, message, code } = Object(error)
  return new BucketFault(`${placeOf(bucket)}: ${silences[code] ?? silences[name] ?? message}.`, { cause: error })
}

function explainRefusal({ status, reason }: StoreRefusal, bucket: BucketPlace) {
  const said = refusals[reason]?.(bucket)
  return said ?? `What answers at the endpoint in FILES_URL is no S3 store, or one in trouble: status ${status}.`
}

function placeOf({ endpoint, region }: BucketPlace) {
  return `FILES_URL names ${endpoint ?? `Amazon S3 in ${region}`}, which can't be reached`
}
