import { maxFields, maxFormBytes, readFields } from '#app/forms.ts'
import { badRequest, tooLarge } from '#app/responses.ts'
import { openPlaces } from '#core/forms/limit-places.ts'
import { FilesError } from '#core/pictures/files.ts'
import type { ReceivedUpload, UploadRefusal, Uploads } from '#core/pictures/uploads.ts'
import { maxPhotoBytes, maxReviewPhotos } from '#domain/comments/review-photo.ts'
import { BrokenMultipart, type Part, readBoundary, readParts } from '#domain/http/multipart.ts'

/**
 * A posted form: its fields, the received photos, and why others were not received: `refusal` for problems of the photos, `outage` for
 * problems of the site. The field `photos` says how many were sent.
 */
export type PostedReview = {
  fields: Record<string, string>
  photos: ReceivedUpload[]
  refusal: PhotoRefusal | undefined
  outage: FilesError | undefined
}

/**
 * The most that is read of a form with photos: twice its limit. Oversized photos are skipped, so that the response still has what was
 * typed, which browsers without scripts would lose with an error page.
 */
const maxBytes = 2 * maxReviewPhotos * maxPhotoBytes + maxFormBytes

/** How many forms with photos a process receives at once; photos of further ones are skipped. */
const takePlace = openPlaces({ all: 12, perAddress: 3 })

/**
 * Reads a form of the recipe page and passes it to `work`. Photos are written to temporary files as they arrive, and deleted when the work
 * is done. Throws 400 for anything else than a form of that page, 413 if it is too long.
 */
export async function withReviewForm<Result>(
  request: Request,
  { uploads, address }: { uploads: Uploads; address: string },
  work: (posted: PostedReview) => Promise<Result>,
) {
  const boundary = readBoundary(request.headers.get('content-type') ?? '')
  if (boundary === undefined) return work({ fields: await readFields(request), photos: [], refusal: undefined, outage: undefined })
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge()
  const posted: PostedReview = { fields: {}, photos: [], refusal: undefined, outage: undefined }
  let leave: (() => void) | undefined
  const takePhoto: TakePhoto = async (bytes) => {
    leave ??= takePlace(address)
    return leave ? uploads.receive(bytes, maxPhotoBytes) : { ok: false, reason: 'busy' }
  }
  try {
    await readForm(readParts(countBytes(request.body ?? noBytes()), boundary), posted, takePhoto)
    return await work(posted)
  } catch (error) {
    throw error instanceof BrokenMultipart ? badRequest() : error
  } finally {
    leave?.()
    await Promise.all(posted.photos.map(({ discard }) => discard()))
  }
}

/** Reserves a slot at the first photo. */
type TakePhoto = (bytes: Part['bytes']) => Promise<ReceivedUpload | { ok: false; reason: PhotoRefusal }>

async function readForm(parts: AsyncIterable<Part>, posted: PostedReview, takePhoto: TakePhoto) {
  const fields = new Map<string, string>()
  let sent = 0
  for await (const part of parts) {
    if (part.name === 'photos') sent += await readPhoto(part, posted, takePhoto)
    else if (part.filename !== undefined || fields.has(part.name) || fields.size === maxFields) throw badRequest()
    else fields.set(part.name, await readText(part))
  }
  posted.fields = { ...Object.fromEntries(fields), ...(sent > 0 && { photos: String(sent) }) }
}

/** Returns how many photos a part counts as: a field without a chosen file has no file name. */
async function readPhoto({ filename, bytes }: Part, posted: PostedReview, takePhoto: TakePhoto) {
  if (!filename) return 0
  if (posted.outage) return 1
  if (posted.photos.length === maxReviewPhotos) {
    posted.refusal ??= 'too-many'
    return 1
  }
  try {
    const received = await takePhoto(bytes)
    if (received.ok) posted.photos.push(received)
    else posted.refusal ??= received.reason
  } catch (error) {
    // The fields after it are still read, so that the response has them.
    if (!(error instanceof FilesError)) throw error
    posted.outage ??= error
  }
  return 1
}

async function readText({ bytes }: Part) {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of bytes) {
    length += chunk.length
    if (length > maxFormBytes) throw tooLarge()
    chunks.push(chunk)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
  } catch {
    throw badRequest()
  }
}

async function* countBytes(body: AsyncIterable<Uint8Array>) {
  let length = 0
  for await (const chunk of body) {
    length += chunk.length
    if (length > maxBytes) throw tooLarge()
    yield chunk
  }
}

async function* noBytes() {}

type PhotoRefusal = UploadRefusal['reason'] | 'too-many' | 'busy'

/** Messages for refused photos, each with a remedy. */
export const photoRefusals: Record<PhotoRefusal, string> = {
  'too-many': `That’s more than ${maxReviewPhotos} photos. Choose the best ${maxReviewPhotos}.`,
  'too-large': 'One photo is larger than 10 MB. Choose a smaller one.',
  'too-many-pixels': 'One photo is over 50 megapixels. Choose a smaller one.',
  'not-a-picture': 'One file isn’t a supported photo. Choose JPEG, PNG, WebP or AVIF.',
  heic: 'One photo is HEIC, which most browsers can’t show. Save it as a JPEG first.',
  broken: 'One photo is damaged or didn’t upload completely. Choose it again, or pick another.',
  busy: 'We’re receiving a lot of photos right now. Send your review again in a minute, or without photos.',
}
