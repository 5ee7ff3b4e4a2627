import pLimit from 'p-limit'
import { listForeignPictures, type PictureReplacements } from '#storage/blogs/blog-html.ts'
import { type FetchParts, type FetchRefusal, fetchPicture } from './fetch-picture.ts'
import { type StoredPicture, storeUpload } from './store-upload.ts'

/** A picture that could not be stored: its URL as typed ('data:' for a pasted one), and why. */
export type FailedPicture = { url: string; reason: FetchRefusal['reason'] | 'too-many-pictures' }

/** The references that replace pictures of other origins in a text, by their `src`, and the pictures that failed. */
export type StoredContentPictures = { replacements: PictureReplacements; failed: FailedPicture[] }

/** How many pictures of other origins are fetched for one text. */
const maxFetchedPictures = 20

const maxConcurrent = 4

/** Fetches and stores every picture in HTML that is not on our origin, including pasted ones (`data:`). */
export async function storeContentPictures(parts: FetchParts, html: string): Promise<StoredContentPictures> {
  const sources = listForeignPictures(html)
  const failed: FailedPicture[] = sources.splice(maxFetchedPictures).map((src) => ({ url: toShownUrl(src), reason: 'too-many-pictures' }))
  const replacements = new Map<string, string>()
  await pLimit(maxConcurrent).map(sources, async (src) => {
    const outcome = await store(parts, src)
    if (outcome.ok) replacements.set(src, outcome.reference)
    else failed.push({ url: toShownUrl(src), reason: outcome.reason })
  })
  return { replacements, failed }
}

function store(parts: FetchParts, src: string): Promise<StoredPicture | FetchRefusal> {
  const pasted = /^data:image\/[a-z.+-]+;base64,(.*)$/is.exec(src)?.[1]
  if (pasted !== undefined) return storeUpload(parts, oneChunk(Buffer.from(pasted, 'base64')))
  return fetchPicture(parts, src.startsWith('//') ? `https:${src}` : src)
}

async function* oneChunk(bytes: Uint8Array) {
  yield bytes
}

function toShownUrl(src: string) {
  return src.startsWith('data:') ? 'data:' : src
}
