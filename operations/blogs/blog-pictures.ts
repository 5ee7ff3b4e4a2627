import type { BlogDraft } from '#domain/blogs/blog-draft.ts'
import { type FetchParts, fetchPicture } from '#operations/pictures/fetch-picture.ts'
import { type FailedPicture, storeContentPictures } from '#operations/pictures/store-content-pictures.ts'
import { sanitizeBlogHtml } from '#storage/blogs/blog-html.ts'

/** What to do when pictures can't be fetched: show the form again, or save the post without them. */
export type WhenPicturesFail = 'ask' | 'save-without'

/** The pictures of a post that could not be fetched: the one beside the text by `image`, those in it by `content`. */
export type FailedPictures = { ok: false; reason: 'pictures'; image: FailedPicture | undefined; content: FailedPicture[] }

/** A post's sanitised text and the reference of its linked picture. */
export type StoredBlogPictures = { ok: true; content: string; imageFetched: string | null }

/** The link of the stored post, and the reference of the picture that was fetched from it. */
export type EarlierPicture = { imageLink: string | null; imageFetched: string | null }

/** Fetches every picture that a post refers to by URL, and sanitises its text. A link is not fetched when there is an upload. */
export async function storeBlogPictures(
  parts: FetchParts,
  draft: Pick<BlogDraft, 'content' | 'imageBase64' | 'imageLink'>,
  whenFailing: WhenPicturesFail,
  earlier?: EarlierPicture,
): Promise<StoredBlogPictures | FailedPictures> {
  const [link, inContent] = await Promise.all([fetchLinked(parts, draft, earlier), storeContentPictures(parts, draft.content)])
  const hasFailed = link.failed !== undefined || inContent.failed.length > 0
  if (hasFailed && whenFailing === 'ask') return { ok: false, reason: 'pictures', image: link.failed, content: inContent.failed }
  return { ok: true, content: sanitizeBlogHtml(draft.content, inContent.replacements), imageFetched: link.reference }
}

type LinkedPicture = { reference: string | null; failed: FailedPicture | undefined }

/** Fetches the picture behind the link of a form, unless the same link was fetched before. */
export async function fetchLinked(
  parts: FetchParts,
  { imageBase64, imageLink }: Pick<BlogDraft, 'imageBase64' | 'imageLink'>,
  earlier?: EarlierPicture,
): Promise<LinkedPicture> {
  if (imageBase64 || !imageLink) return { reference: null, failed: undefined }
  if (earlier?.imageFetched && earlier.imageLink === imageLink) return { reference: earlier.imageFetched, failed: undefined }
  const outcome = await fetchPicture(parts, imageLink)
  if (outcome.ok) return { reference: outcome.reference, failed: undefined }
  return { reference: null, failed: { url: imageLink, reason: outcome.reason } }
}
