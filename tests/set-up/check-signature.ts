import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** The credentials of a test's store. */
export type StoreKey = { accessKeyId: string; secretAccessKey: string }

const parts =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8}\/([\w-]+)\/s3\/aws4_request), SignedHeaders=([a-z\d;-]+), Signature=([a-f\d]{64})$/

/**
 * What is wrong with a request's AWS signature of version 4, in S3's words; undefined if it is right.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export function findSignatureFault(request: IncomingMessage, body: Buffer, region: string, { accessKeyId, secretAccessKey }: StoreKey) {
  const [, keyId, scope = '', signedRegion, names = '', signature] = parts.exec(request.headers.authorization ?? '') ?? []
  if (keyId === undefined) return 'AccessDenied'
  if (keyId !== accessKeyId) return 'InvalidAccessKeyId'
  if (signedRegion !== region) return 'AuthorizationHeaderMalformed'
  const contentHash = header(request, 'x-amz-content-sha256')
  if (contentHash !== 'UNSIGNED-PAYLOAD' && contentHash !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const toSign = ['AWS4-HMAC-SHA256', header(request, 'x-amz-date'), scope, sha256(canonical(request, names, contentHash))].join('\n')
  const signingKey = scope.split('/').reduce<string | Buffer>((key, part) => hmac(key, part), `AWS4${secretAccessKey}`)
  return hmac(signingKey, toSign).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch'
}

function canonical(request: IncomingMessage, names: string, contentHash: string) {
  const [path, query = ''] = (request.url ?? '').split('?')
  const headers = names.split(';').map((name) => `${name}:${header(request, name).trim()}\n`)
  return [request.method, path, query.split('&').sort().join('&'), headers.join(''), names, contentHash].join('\n')
}

function header({ headers }: IncomingMessage, name: string) {
  return String(headers[name] ?? '')
}

function sha256(content: string | Buffer) {
  return createHash('sha256').update(content).digest('hex')
}

function hmac(key: string | Buffer, content: string) {
  return createHmac('sha256', key).update(content).digest()
}
