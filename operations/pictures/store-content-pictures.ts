import { listForeignPictures, type PictureReplacements } from '#storage/blogs/blog-html.ts'
import { type FetchParts, type FetchRefusal, fetchPicture } from './fetch-picture.ts'
import { type StoredPicture, storeUpload } from './store-upload.ts'

/** A picture that could not be kept: its address as typed (a pasted one without address as 'data:'), and why. */
export type FailedPicture = { url: string; reason: FetchRefusal['reason'] | 'too-many-pictures' }

/** What became of the pictures of other origins in a text. */
export type StoredContentPictures = { replacements: PictureReplacements; failed: FailedPicture[] }

/** Most pictures of other origins that are fetched for one text at one time. */
const maxFetchedPictures = 20

const atOnce = 4

/** Fetches and stores every picture in HTML that does not lie on our origin, and those that were pasted into it. */
export async function storeContentPictures(parts: FetchParts, html: string): Promise<StoredContentPictures> {
  const waiting = listForeignPictures(html)
  const failed: FailedPicture[] = waiting.splice(maxFetchedPictures).map((src) => ({ url: toShownUrl(src), reason: 'too-many-pictures' }))
  const replacements = new Map<string, string>()

  async function work() {
    for (let src = waiting.shift(); src !== undefined; src = waiting.shift()) {
      const outcome = await keep(parts, src)
      if (outcome.ok) replacements.set(src, outcome.reference)
      else failed.push({ url: toShownUrl(src), reason: outcome.reason })
    }
  }

  await Promise.all(Array.from({ length: atOnce }, work))
  return { replacements, failed }
}

function keep(parts: FetchParts, src: string): Promise<StoredPicture | FetchRefusal> {
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
