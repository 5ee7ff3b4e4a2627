import type { Blog } from '#domain/blogs/blog.ts'
import { type BlogDraft, isBlankHtml } from '#domain/blogs/blog-draft.ts'
import { toSlug } from '#domain/text/slug.ts'
import { findFreeSlug } from '#operations/addresses/find-free-slug.ts'
import type { FetchParts } from '#operations/pictures/fetch-picture.ts'
import { deleteOldAddress, insertOldAddress } from '#storage/addresses/old-addresses.ts'
import { findAnyBlog, listTakenBlogSlugs } from '#storage/blogs/all-blogs.ts'
import { updateBlog } from '#storage/blogs/blogs.ts'
import { updateCommentTitles } from '#storage/blogs/comments.ts'
import type { Database } from '#storage/database/database.ts'
import { inTransaction } from '#storage/database/in-transaction.ts'
import { storeBlogPictures, type WhenPicturesFail } from './blog-pictures.ts'
import type { PublishOutcome } from './publish-blog.ts'

/** An edited post, or why it was not saved. `content-empty`: nothing was left of the text after sanitising. */
export type EditOutcome = PublishOutcome | { ok: false; reason: 'gone' | 'content-empty' }

/**
 * Saves an edited post. A changed slug that another post has gets the next free number after it; the old slug redirects from then on.
 */
export async function editBlog(parts: FetchParts, id: string, draft: BlogDraft, whenPicturesFail: WhenPicturesFail): Promise<EditOutcome> {
  const { db, clock } = parts
  const present = await findAnyBlog(db, id)
  if (!present) return { ok: false, reason: 'gone' }
  const wanted = draft.urlSlug === present.urlSlug ? present.urlSlug : toSlug(draft.urlSlug)
  if (wanted === '') return { ok: false, reason: 'slug-empty' }
  const stored = await storeBlogPictures(parts, draft, whenPicturesFail, present)
  if (!stored.ok) return stored
  const { content, imageFetched } = stored
  if (isBlankHtml(content)) return { ok: false, reason: 'content-empty' }
  const changes = { ...draft, content, imageFetched, updatedAt: clock().toISOString() }
  return inTransaction(db, (transaction) => update(transaction, id, wanted, changes))
}

type Changes = BlogDraft & { imageFetched: string | null; updatedAt: string }

async function update(db: Database, id: string, wanted: string, changes: Changes): Promise<EditOutcome> {
  const present = await findAnyBlog(db, id)
  if (!present) return { ok: false, reason: 'gone' }
  const urlSlug = await findFreeSlug(wanted, (slugs) => listTakenBlogSlugs(db, slugs, id))
  await updateBlog(db, { ...present, ...changes, urlSlug })
  if (urlSlug !== present.urlSlug) await move(db, present, urlSlug, changes.updatedAt)
  if (changes.title !== present.title) await updateCommentTitles(db, id, changes.title)
  return { ok: true, id, urlSlug }
}

/** Old addresses refer to the post by id, so there are no chains of redirects. */
async function move(db: Database, { id, urlSlug: left }: Blog, urlSlug: string, now: string) {
  await deleteOldAddress(db, 'blog', urlSlug)
  await insertOldAddress(db, { kind: 'blog', slug: left, recordId: id, createdAt: now })
}
