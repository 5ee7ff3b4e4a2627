/** A bucket of an S3-compatible store, with credentials that may list, read, write and delete. */
export type Bucket = {
  name: string
  /** The store's address; undefined for Amazon's own. */
  endpoint: string | undefined
  region: string
  /** The prefix of every key, without leading or trailing slash; may be empty. */
  prefix: string
  accessKeyId: string
  secretAccessKey: string
  sessionToken: string | undefined
  /** The settings that it is from, for messages to the owner. */
  settings: BucketSettings
}

/** The names of the environment variables that have a bucket's address, and its key. */
export type BucketSettings = { url: string; keyId: string; secret: string; token: string }

/** Why the bucket can't be used: one sentence for the owner. */
export class BucketFault extends Error {}

/** What a store answered. */
export type StoreResponse = { status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }

const refusals: Record<string, (bucket: Bucket) => string> = {
  NoSuchBucket: ({ name, settings }) => `The bucket ${name} in ${settings.url} does not exist.`,
  InvalidAccessKeyId: ({ settings }) => `The store in ${settings.url} doesn't recognize ${settings.keyId}.`,
  SignatureDoesNotMatch: ({ settings }) => `The store in ${settings.url} refused ${settings.secret}.`,
  InvalidToken: ({ settings }) => `The store in ${settings.url} refused ${settings.token}.`,
  ExpiredToken: ({ settings }) => `${settings.token} has expired at the store in ${settings.url}.`,
  AccessDenied: ({ name, settings }) =>
    `The key in ${settings.keyId} needs permission to list, read, write and delete in the bucket ${name} in ${settings.url}.`,
  PermanentRedirect: ({ name, region, settings }) =>
    `The bucket ${name} in ${settings.url} isn't in the region ${region}. Set the correct one: region=…`,
  AuthorizationHeaderMalformed: ({ region, settings }) =>
    `The store in ${settings.url} isn't in the region ${region}. Set the correct one: region=…`,
  RequestTimeTooSkewed: ({ settings }) => `The store in ${settings.url} refused the request, because this machine's clock is wrong.`,
  QuotaExceeded: noRoom,
  XMinioStorageFull: noRoom,
}

const silences: Record<string, string> = {
  ECONNREFUSED: 'connection refused',
  ENOTFOUND: 'unknown host',
  EPROTO: 'it doesn’t use TLS, so the endpoint may need to start with http://',
  ETIMEDOUT: 'it timed out',
  TimeoutError: 'it timed out',
}

/** The URL of a bucket: by path under a custom endpoint, by host name at Amazon where its certificate allows that. */
export function bucketAddress({ name, endpoint, region }: Pick<Bucket, 'name' | 'endpoint' | 'region'>) {
  if (endpoint) return `${endpoint.replace(/\/$/, '')}/${name}`
  const host = `s3.${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}`
  // The wildcard certificate covers only one label before the host.
  return name.includes('.') ? `https://${host}/${name}` : `https://${name}.${host}`
}

export function isSuccess({ status }: StoreResponse) {
  return status >= 200 && status < 300
}

/** Whether an answer is a web page: that of a proxy, a captive portal or a console in the place of the store, whatever its status. */
export function isPage({ headers, body }: StoreResponse) {
  return /^text\/html/i.test(String(headers['content-type'])) || /^\s*<(?:!doctype html|html)\b/i.test(body.toString('latin1', 0, 200))
}

/** Why a store refused what it was asked; `otherwise` if its answer has none of S3's words for that. */
export function explainRefusal(response: StoreResponse, bucket: Bucket, otherwise: string) {
  const code = codeOf(response)
  if (response.status === 507) return noRoom(bucket)
  return refusals[code ?? '']?.(bucket) ?? otherwise
}

/** S3's error code, if the response has one. */
export function codeOf({ body }: StoreResponse) {
  return /<Code>(\w+)<\/Code>/.exec(body.toString())?.[1]
}

/** Why a store could not be asked. */
export function explainSilence({ name, message, code = '' }: NodeJS.ErrnoException, { endpoint, region, settings }: Bucket) {
  const place = endpoint ?? `Amazon S3 in ${region}`
  return `${settings.url} names ${place}, which can't be reached: ${silences[code] ?? silences[name] ?? message}.`
}

function noRoom({ settings }: Bucket) {
  return `The store in ${settings.url} is full.`
}
