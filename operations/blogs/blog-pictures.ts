import type { BlogDraft } from '#domain/blogs/blog-draft.ts'
import { type FetchParts, fetchPicture } from '#operations/pictures/fetch-picture.ts'
import { type FailedPicture, storeContentPictures } from '#operations/pictures/store-content-pictures.ts'
import { sanitizeBlogHtml } from '#storage/blogs/blog-html.ts'

/** What is decided when some pictures can't be fetched: the form comes back, or the post is saved without them. */
export type WhenPicturesFail = 'ask' | 'save-without'

/** The pictures of a post that could not be fetched: the one beside the text by `image`, those in it by `content`. */
export type FailedPictures = { ok: false; reason: 'pictures'; image: FailedPicture | undefined; content: FailedPicture[] }

/** What a post's pictures and text become when it is saved. */
export type StoredBlogPictures = { ok: true; content: string; imageFetched: string | null }

/** What a link led to when the post was last saved. */
export type EarlierPicture = { imageLink: string | null; imageFetched: string | null }

/** Fetches every picture that a post refers to by URL, and sanitises its text. An upload wins over a link, which is not fetched then. */
export async function storeBlogPictures(
  parts: FetchParts,
  draft: Pick<BlogDraft, 'content' | 'imageBase64' | 'imageLink'>,
  whenFailing: WhenPicturesFail,
  earlier?: EarlierPicture,
): Promise<StoredBlogPictures | FailedPictures> {
  const [link, inContent] = await Promise.all([keepLink(parts, draft, earlier), storeContentPictures(parts, draft.content)])
  const hasFailed = link.failed !== undefined || inContent.failed.length > 0
  if (hasFailed && whenFailing === 'ask') return { ok: false, reason: 'pictures', image: link.failed, content: inContent.failed }
  return { ok: true, content: sanitizeBlogHtml(draft.content, inContent.replacements), imageFetched: link.reference }
}

type KeptLink = { reference: string | null; failed: FailedPicture | undefined }

/** Fetches the picture behind the link of a form, unless the same link was fetched before. */
export async function keepLink(
  parts: FetchParts,
  { imageBase64, imageLink }: Pick<BlogDraft, 'imageBase64' | 'imageLink'>,
  earlier?: EarlierPicture,
): Promise<KeptLink> {
  if (imageBase64 || !imageLink) return { reference: null, failed: undefined }
  if (earlier?.imageFetched && earlier.imageLink === imageLink) return { reference: earlier.imageFetched, failed: undefined }
  const outcome = await fetchPicture(parts, imageLink)
  if (outcome.ok) return { reference: outcome.reference, failed: undefined }
  return { reference: null, failed: { url: imageLink, reason: outcome.reason } }
}
