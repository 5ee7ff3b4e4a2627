import { isDraftSlug, isTypedSlugTaken, takeSlug, toDraftSlug } from '#core/addresses/take-slug.ts'
import { updateCommentTitles } from '#core/comments/comment-rows.ts'
import type { Database } from '#core/database/database.ts'
import { inTransaction } from '#core/database/in-transaction.ts'
import { findSaved, saveOnce } from '#core/forms/save-once.ts'
import type { FetchParts } from '#core/pictures/fetch-picture.ts'
import {
  type FailedPicture,
  fetchLinked,
  type Saving,
  storeContentPictures,
  type WhenPicturesFail,
} from '#core/pictures/store-linked-pictures.ts'
import { notePictures } from '#core/pictures/unused-pictures.ts'
import { updateOwner } from '#core/publication/publication-rows.ts'
import type { Saved } from '#core/revisions/describe-revision.ts'
import { editRecord, forgetRecord } from '#core/revisions/edit-record.ts'
import { type Conflict, firstSave } from '#core/revisions/plan-edit.ts'
import { type Editing, isChanged, saveRevision } from '#core/revisions/save-revision.ts'
import { toBlogFields } from '#core/revisions/stored-fields.ts'
import { readTimeZone } from '#core/settings/read-time-zone.ts'
import { toKnownByline, toKnownNames } from '#core/terms/name-terms.ts'
import type { Blog } from '#domain/blogs/blog.ts'
import { type BlogDraft, isBlankHtml } from '#domain/blogs/blog-draft.ts'
import type { LeftOut } from '#domain/blogs/left-out.ts'
import { newId } from '#domain/id.ts'
import { isDateAhead, isForDraft, type Publication, type PublicationWish, planPublication } from '#domain/publication/publication.ts'
import { toSiteDay } from '#domain/publication/site-time.ts'
import { toSlug } from '#domain/text/slug.ts'
import { findAnyBlog } from './all-blog-rows.ts'
import { listLeftOut, sanitizeBlogHtml } from './blog-html.ts'
import { deleteBlogs, insertBlog, updateBlog } from './blog-rows.ts'

/** The pictures of a post that could not be fetched: the one beside the text by `image`, those in it by `content`. */
export type FailedPictures = { ok: false; reason: 'pictures'; image: FailedPicture | undefined; content: FailedPicture[] }

/**
 * The id, slug and newest revision of a saved post, what sanitising took out of it, and the fields that others changed meanwhile; or why it was not
 * saved. `content-empty`: nothing was left of an edited text after sanitising.
 */
export type BlogOutcome =
  | ({ ok: true; id: string; urlSlug: string; leftOut: LeftOut[]; revision: number; taken: string[] } & Publication)
  | { ok: false; reason: 'slug-empty' | 'slug-taken' | 'gone' | 'content-empty' }
  | { ok: false; reason: 'conflict'; conflict: Conflict }
  | FailedPictures

/** Adds a post under the slug of its form or title; if the title's is taken, under the next free one (`-2`, `-3`, …). */
export async function addBlog(
  parts: FetchParts,
  draft: BlogDraft,
  { formId, whenPicturesFail }: Saving,
  wish: PublicationWish = 'publish',
  { author, copyId, continued }: Pick<Editing, 'author' | 'copyId' | 'continued'> = {},
): Promise<BlogOutcome> {
  const now = parts.clock()
  const wanted = toSlug(draft.urlSlug || draft.title) || (isForDraft(wish) ? toDraftSlug(now) : '')
  if (wanted === '') return { ok: false, reason: 'slug-empty' }
  const form = { formId, said: ['blog', draft, wish], now }
  const leftOut = listLeftOut(draft.content)
  const circumstances = { now, timeZone: await readTimeZone(parts.db), ...toDate(draft) }
  const earlier = await findSaved(parts.db, form)
  if (earlier) return { ...firstSave, id: earlier.recordId, urlSlug: earlier.slug, leftOut, ...planPublication(wish, circumstances) }
  if (await isTypedSlugTaken(parts.db, 'blog', { typed: draft.urlSlug, title: draft.title })) return { ok: false, reason: 'slug-taken' }
  const stored = await storePictures(parts, draft, whenPicturesFail)
  if (!stored.ok) return stored
  const { content, imageFetched } = stored
  const publication = planPublication(wish, circumstances)
  const { recordId, slug } = await saveOnce(parts.db, form, async (transaction) => {
    const urlSlug = await takeSlug(transaction, { kind: 'blog', wanted, now })
    const id = newId(now)
    const unset = { category: null, excerpt: null, updatedAt: null }
    const tags = await toKnownNames(transaction, 'tag', draft.tags)
    const byline = await toKnownByline(transaction, draft.author)
    const blog = {
      ...draft,
      ...unset,
      ...publication,
      content,
      imageFetched,
      id,
      urlSlug,
      tags,
      author: byline,
      createdAt: now.toISOString(),
    }
    await storeBlog(transaction, blog, { now, editing: { copyId: copyId ?? formId, continued, author } })
    return { recordId: id, slug: urlSlug }
  })
  return { ...firstSave, id: recordId, urlSlug: slug, leftOut, ...publication }
}

/**
 * Saves an edited post. The old slug of one with a changed slug redirects from then on. What is in the trash stays there. What others saved since the
 * form was opened is merged with it, or is a conflict.
 */
export function editBlog(
  parts: FetchParts,
  id: string,
  typed: BlogDraft,
  whenPicturesFail: WhenPicturesFail,
  wish: PublicationWish = 'keep',
  editing: Editing = {},
): Promise<BlogOutcome> {
  return editRecord(parts.db, {
    key: { kind: 'blog', id },
    editing,
    find: (db) => findAnyBlog(db, id),
    toFields: toBlogFields,
    toDraft: () => typed,
    prepare: (draft, earlier) => prepareEdit(parts, draft, { earlier, whenPicturesFail, wish }),
    async write(transaction, { present, draft: merged, ready }) {
      const { now, timeZone, formattedDate, wanted, content, imageFetched } = ready
      const draft = { ...merged, formattedDate }
      const { state, publishedAt } =
        present.state === 'trashed'
          ? present
          : planPublication(wish, { now, timeZone, ...toDate(draft), present: { ...present, ...toDate(present) } })
      const urlSlug = await takeSlug(transaction, { kind: 'blog', wanted, now, present: { id, slug: present.urlSlug } })
      const tags = draft.tags === undefined ? present.tags : await toKnownNames(transaction, 'tag', draft.tags)
      const byline = await toKnownByline(transaction, draft.author)
      const edited = { ...present, ...draft, state, publishedAt, content, imageFetched, urlSlug, tags, author: byline }
      const updatedAt = isChanged(toBlogFields(present), toBlogFields(edited)) ? now.toISOString() : present.updatedAt
      const revision = await replaceBlog(transaction, { before: present, after: { ...edited, updatedAt }, now, editing })
      return { id, urlSlug, leftOut: listLeftOut(draft.content), revision, state, publishedAt }
    },
  })
}

type Edit = { earlier: Blog; whenPicturesFail: WhenPicturesFail; wish: PublicationWish }

/** The address and date that an edited post is to have and its content, sanitised, with its pictures fetched; or why it can't be saved. */
async function prepareEdit(parts: FetchParts, draft: BlogDraft, { earlier, whenPicturesFail, wish }: Edit) {
  const now = parts.clock()
  const timeZone = await readTimeZone(parts.db)
  const isAhead = wish === 'publish-now' && isDateAhead(draft.formattedDate, now, timeZone)
  const formattedDate = isAhead ? toSiteDay(now, timeZone) : draft.formattedDate
  const isUnfinished = isForDraft(wish) || (wish === 'keep' && earlier.state === 'draft')
  const typedSlug = isDraftSlug(draft.urlSlug) ? draft.title : draft.urlSlug
  const wanted = typedSlug === earlier.urlSlug ? earlier.urlSlug : toSlug(typedSlug) || (isUnfinished ? earlier.urlSlug : '')
  if (wanted === '') return { ok: false as const, reason: 'slug-empty' as const }
  const address = { typed: wanted, title: draft.title, own: earlier.urlSlug }
  if (await isTypedSlugTaken(parts.db, 'blog', address)) return { ok: false as const, reason: 'slug-taken' as const }
  const stored = await storePictures(parts, draft, whenPicturesFail, earlier)
  if (!stored.ok) return stored
  if (isBlankHtml(stored.content) && !isUnfinished) return { ok: false as const, reason: 'content-empty' as const }
  return { ...stored, now, timeZone, formattedDate, wanted }
}

type Stored = { now: Date; editing: Editing }

/** Stores a new post and begins its history, in the transaction of the caller; its content must be sanitised and its slug taken. */
export async function storeBlog(db: Database, blog: Blog, { now, editing }: Stored) {
  const { id } = blog
  await insertBlog(db, blog)
  if (editing.author) await updateOwner(db, { kind: 'blog', id }, editing.author.uid)
  await notePictures(db, { after: picturesIn(blog), now })
  await saveRevision(db, { kind: 'blog', id }, { after: toSaved(blog, now), editing })
}

/** Replaces a stored post in the transaction of the caller, as `storeBlog` stores one; returns the number of its newest revision. */
export async function replaceBlog(db: Database, { before, after, now, editing }: { before: Blog; after: Blog } & Stored) {
  const { id } = before
  await updateBlog(db, after)
  await notePictures(db, { before: picturesIn(before), after: picturesIn(after), now })
  if (after.title !== before.title) await updateCommentTitles(db, id, after.title)
  const earlier = toSaved(before, new Date(before.updatedAt ?? before.createdAt))
  return saveRevision(db, { kind: 'blog', id }, { before: earlier, after: toSaved(after, now), editing })
}

/** Deletes a post with its comments and old addresses, all or nothing; returns false when it was deleted already. */
export function deleteBlog(db: Database, id: string, now: Date) {
  return inTransaction(db, async (transaction) => {
    const present = await findAnyBlog(transaction, id)
    await forgetRecord(transaction, 'blog', id, now)
    const isDeleted = (await deleteBlogs(transaction, [id])) > 0
    await notePictures(transaction, { before: present && picturesIn(present), now })
    return isDeleted
  })
}

function toSaved(blog: Blog, at: Date): Saved {
  return { fields: toBlogFields(blog), at: at.toISOString(), state: blog.state, publishedAt: blog.publishedAt }
}

function toDate({ formattedDate }: { formattedDate: string | null }) {
  return { typedDate: formattedDate }
}

function picturesIn({
  imageBase64,
  imageLink,
  imageFetched,
  content,
}: Pick<Blog, 'imageBase64' | 'imageLink' | 'imageFetched' | 'content'>) {
  return { references: [imageBase64, imageLink, imageFetched], html: content }
}

/** Fetches every picture that a post refers to by URL, and sanitises its text. */
async function storePictures(parts: FetchParts, draft: BlogDraft, whenFailing: WhenPicturesFail, earlier?: Blog) {
  // An upload replaces a linked picture.
  const toFetch = draft.imageBase64 ? null : draft.imageLink
  const fetched = draft.imageLink === earlier?.imageLink ? earlier?.imageFetched : undefined
  const [link, inContent] = await Promise.all([fetchLinked(parts, toFetch, fetched), storeContentPictures(parts, draft.content)])
  const failed: FailedPictures = { ok: false, reason: 'pictures', image: link.failed, content: inContent.failed }
  if (whenFailing === 'ask' && (failed.image || failed.content.length > 0)) return failed
  return { ok: true as const, content: sanitizeBlogHtml(draft.content, inContent.replacements), imageFetched: link.reference }
}
