import { followRemote, type Remote, type RemoteResponse, type Wanted } from '#core/remote/ask-remote.ts'
import { uploadTitle } from '#domain/pictures/picture-draft.ts'
import { toPictureId } from '#domain/pictures/stored-image.ts'
import { decodeText } from '#domain/text/decode-text.ts'
import { describePictures } from './describe-pictures.ts'
import { type StoredPicture, storeUpload, type UploadParts } from './store-upload.ts'
import type { UploadRefusal } from './uploads.ts'

/** The dependencies of `fetchPicture`; `siteUrl` is our own public origin. */
export type FetchParts = UploadParts & { remote: Remote; siteUrl: string }

/**
 * Why a picture was not fetched. `status` is the response's status, if there was one; `retryAfter` is when a busy host wants to be asked
 * again.
 */
export type FetchRefusal =
  | UploadRefusal
  | { ok: false; reason: 'unreachable'; status?: number; retryAfter?: string | undefined }
  | { ok: false; reason: 'forbidden-address' | 'not-http' }

const maxMilliseconds = 5000
const unreachable: FetchRefusal = { ok: false, reason: 'unreachable' }

/**
 * Fetches a picture from another site and stores it like an upload. Only http and https and public IP addresses are allowed, checked again
 * at each of at most five redirects, within five seconds in all. One of our own pictures is only looked up.
 */
export async function fetchPicture(parts: FetchParts, typed: string): Promise<StoredPicture | FetchRefusal> {
  const own = toOwnReference(typed, parts.siteUrl)
  if (own) return findOwn(parts, own)
  const url = URL.parse(typed)
  if (!url) return { ok: false, reason: 'not-http' }
  const signal = AbortSignal.timeout(parts.remote.maxMilliseconds ?? maxMilliseconds)
  const answer = await find(parts.remote, url, { accept: 'image/avif,image/webp,image/*;q=0.8', signal })
  if ('reason' in answer) return answer
  const outcome = await storeUpload(parts, answer.body, uploadTitle.parse(url.pathname)).finally(answer.close)
  return !outcome.ok && outcome.reason === 'broken' && signal.aborted ? unreachable : outcome
}

const maxPageBytes = 5_000_000

/** Stricter rules for requests that anyone can cause: fewer bytes, and only the web's standard ports. */
type PageLimits = { maxBytes?: number; onlyUsualPorts?: boolean }

/**
 * The text of a page of another site, under the same rules; undefined if it can't be fetched. Undecodable bytes become U+FFFD, and text
 * over the limit (5 MB) is cut off.
 */
export async function fetchPage(
  { remote }: Pick<FetchParts, 'remote'>,
  address: string,
  { maxBytes = maxPageBytes, onlyUsualPorts = false }: PageLimits = {},
): Promise<string | undefined> {
  const url = URL.parse(address)
  if (!url) return undefined
  const signal = AbortSignal.timeout(remote.maxMilliseconds ?? maxMilliseconds)
  const answer = await find(remote, url, { accept: 'text/html,application/xhtml+xml;q=0.9', signal, onlyUsualPorts })
  if ('reason' in answer) return undefined
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for await (const chunk of answer.body) {
      chunks.push(chunk)
      length += chunk.length
      if (length > maxBytes) break
    }
  } catch {
    return undefined
  } finally {
    answer.close()
  }
  return decodeText(Buffer.concat(chunks), answer.contentType)
}

/** The response if its status is 200, else why there is none. */
async function find(remote: Remote, start: URL, wanted: Wanted): Promise<RemoteResponse | FetchRefusal> {
  const answer = await followRemote(remote, start, wanted)
  if ('reason' in answer) return answer.reason === 'unreachable' ? unreachable : answer
  if (answer.status === 200) return answer
  answer.close()
  return { ok: false, reason: 'unreachable', status: answer.status, retryAfter: answer.retryAfter }
}

/** `/images/{name}` for any URL of one of our pictures, with or without our origin, a width and a format. */
function toOwnReference(typed: string, siteUrl: string) {
  const path = typed.startsWith(`${siteUrl}/`) ? typed.slice(siteUrl.length) : typed
  return /^\/images\/[a-z0-9-]{1,80}(?=$|\/\d+\.(?:avif|webp|jpg)$)/.exec(path)?.[0]
}

async function findOwn({ db }: FetchParts, reference: string): Promise<StoredPicture | FetchRefusal> {
  const [picture] = await describePictures(db, [{ reference }])
  return picture
    ? { ok: true, reference: `/images/${toPictureId(picture.name)}`, width: picture.width, height: picture.height }
    : unreachable
}
