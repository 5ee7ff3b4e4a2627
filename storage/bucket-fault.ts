import type { Bucket } from './bucket.ts'

/** Why the bucket can't be used: one sentence for the owner. */
export class BucketFault extends Error {}

const refusals: Record<string, (bucket: Bucket) => string> = {
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

/** Names what kept a bucket from answering as far as the store or the network says it. */
export function explainBucketFault(error: unknown, bucket: Bucket) {
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  const place = bucket.endpoint ?? `Amazon S3 (${bucket.region})`
  const says = isAnswer(error)
    ? refusals[name]?.(bucket)
    : `No store answers at ${place}, which FILES_URL names: ${causeOf(error) || message}.`
  return new BucketFault(says ?? `The store in FILES_URL does not answer as it should: ${name} ${message}`, { cause: error })
}

/** The SDK notes the status on what a store answered; what never came that far has none. */
function isAnswer(error: unknown) {
  const { $metadata } = Object(error)
  return typeof $metadata?.httpStatusCode === 'number'
}

/** Node gathers the failures of a host with several addresses in an error without a message. */
function causeOf(error: unknown) {
  return error instanceof AggregateError ? String(error.errors[0]?.message ?? '') : ''
}
