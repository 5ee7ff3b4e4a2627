import type { BlogDraft } from '#domain/blogs/blog-draft.ts'
import { newId } from '#domain/id.ts'
import { toSlug } from '#domain/text/slug.ts'
import { findFreeSlug } from '#operations/addresses/find-free-slug.ts'
import { findSaved, saveOnce } from '#operations/forms/save-once.ts'
import type { FetchParts } from '#operations/pictures/fetch-picture.ts'
import { deleteOldAddress } from '#storage/addresses/old-addresses.ts'
import { listTakenBlogSlugs } from '#storage/blogs/all-blogs.ts'
import { insertBlog } from '#storage/blogs/blogs.ts'
import type { Database } from '#storage/database/database.ts'
import { type FailedPictures, storeBlogPictures, type WhenPicturesFail } from './blog-pictures.ts'

/** How to save a form: `formId` was generated with the form, so that sending it twice creates one record. */
export type Saving = { formId: string; whenPicturesFail: WhenPicturesFail }

/** The id and slug of a saved post, or why it was not saved. */
export type PublishOutcome = { ok: true; id: string; urlSlug: string } | { ok: false; reason: 'slug-empty' } | FailedPictures

/** Publishes a new post under the slug of its form or title, or the next free one (`-2`, `-3`, …). */
export async function publishBlog(parts: FetchParts, draft: BlogDraft, { formId, whenPicturesFail }: Saving): Promise<PublishOutcome> {
  const wanted = toSlug(draft.urlSlug || draft.title)
  if (wanted === '') return { ok: false, reason: 'slug-empty' }
  const now = parts.clock()
  const form = { formId, said: ['blog', draft], now }
  const earlier = await findSaved(parts.db, form)
  if (earlier) return { ok: true, id: earlier.recordId, urlSlug: earlier.slug }
  const stored = await storeBlogPictures(parts, draft, whenPicturesFail)
  if (!stored.ok) return stored
  const { content, imageFetched } = stored
  const { recordId, slug } = await saveOnce(parts.db, form, async (transaction) => {
    const urlSlug = await takeSlug(transaction, wanted)
    const id = newId(now)
    const unset = { category: null, excerpt: null, updatedAt: null }
    await insertBlog(transaction, { ...draft, ...unset, content, imageFetched, id, urlSlug, createdAt: now.toISOString() })
    return { recordId: id, slug: urlSlug }
  })
  return { ok: true, id: recordId, urlSlug: slug }
}

async function takeSlug(db: Database, wanted: string) {
  const urlSlug = await findFreeSlug(wanted, (slugs) => listTakenBlogSlugs(db, slugs))
  await deleteOldAddress(db, 'blog', urlSlug)
  return urlSlug
}
