import { Readable } from 'node:stream'
import pLimit from 'p-limit'
import { listForeignPictures } from '#core/blogs/blog-html.ts'
import { type FetchParts, type FetchRefusal, fetchPicture } from './fetch-picture.ts'
import { type StoredPicture, storeUpload } from './store-upload.ts'

/** A picture that could not be stored: its URL as typed ('data:' for a pasted one), and why. */
export type FailedPicture = { url: string; reason: FetchRefusal['reason'] | 'too-many-pictures' }

/** What to do if pictures can't be fetched: show the form again, or save the record without them. */
export type WhenPicturesFail = 'ask' | 'save-without'

/** How to save a form: `formId` was generated with the form, so sending it twice creates one record. */
export type Saving = { formId: string; whenPicturesFail: WhenPicturesFail }

/** How many external pictures are fetched for one text. */
const maxFetchedPictures = 20

const maxConcurrent = 4

/** Fetches the picture that a form links to, if any, unless it was already `fetched`. */
export async function fetchLinked(parts: FetchParts, link: string | null, fetched?: string | null) {
  if (!link) return { reference: null }
  if (fetched) return { reference: fetched }
  const outcome = await fetchPicture(parts, link)
  return outcome.ok ? { reference: outcome.reference } : { reference: null, failed: { url: link, reason: outcome.reason } }
}

/**
 * Fetches and stores every picture in HTML that is not on our origin, including pasted ones (`data:`). `replacements` are keyed by `src`.
 */
export async function storeContentPictures(parts: FetchParts, html: string) {
  const sources = listForeignPictures(html)
  const failed: FailedPicture[] = sources.splice(maxFetchedPictures).map((src) => ({ url: toShownUrl(src), reason: 'too-many-pictures' }))
  const replacements = new Map<string, string>()
  await pLimit(maxConcurrent).map(sources, async (src) => {
    const outcome = await storePicture(parts, src)
    if (outcome.ok) replacements.set(src, outcome.reference)
    else failed.push({ url: toShownUrl(src), reason: outcome.reason })
  })
  return { replacements, failed }
}

/** Stores the picture behind a `src`: an address, or the picture itself (`data:`). */
export function storePicture(parts: FetchParts, src: string): Promise<StoredPicture | FetchRefusal> {
  const pasted = /^data:image\/[a-z.+-]+;base64,(.*)$/is.exec(src)?.[1]
  if (pasted !== undefined) return storeUpload(parts, Readable.from(Buffer.from(pasted, 'base64')))
  return fetchPicture(parts, src.startsWith('//') ? `https:${src}` : src)
}

function toShownUrl(src: string) {
  return src.startsWith('data:') ? 'data:' : src
}
