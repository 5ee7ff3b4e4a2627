import { findAnyBlog } from '#core/blogs/all-blog-rows.ts'
import { insertComment } from '#core/comments/comment-rows.ts'
import { noteEarlierChange } from '#core/comments/review-change-rows.ts'
import { insertReview } from '#core/comments/review-rows.ts'
import { insertContact, insertUser } from '#core/people/people-rows.ts'
import { notePictures } from '#core/pictures/unused-pictures.ts'
import { lockSearchIndex } from '#core/search/search-index-rows.ts'
import { isPopupEnabled, updatePopup } from '#core/settings/setting-rows.ts'
import { findSiteNumbers, updateSiteNumbers } from '#core/settings/site-number-rows.ts'
import { findTermBySlug } from '#core/terms/public-term-rows.ts'
import { insertTerm } from '#core/terms/record-term-rows.ts'
import { findTerm, updateTerm } from '#core/terms/term-rows.ts'
import { allStars } from '#domain/comments/review.ts'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { fieldLimits } from '#domain/forms/form-limits.ts'
import type { Reply } from '#domain/forms/reply.ts'
import { newId } from '#domain/id.ts'
import type { SourceRecordOf } from '#domain/imports/source-record.ts'
import { toTermSlug } from '#domain/terms/term.ts'
import { addRedirect } from './add-redirects.ts'
import { findOwnId } from './import-parts.ts'
import { findStoredRow, hasShownReview } from './imported-rows.ts'
import { RecordRefusal, type WriteContext } from './write-context.ts'

// Each stores a new record and returns our id of it, or throws a RecordRefusal.

export async function insertImportedComment({ db, format, now }: WriteContext, record: SourceRecordOf<'comment'>) {
  const blogId = await findOwnId(db, format, 'post', record.on)
  const blog = blogId === undefined ? undefined : await findAnyBlog(db, blogId)
  if (!blog) throw new RecordRefusal('Its post wasn’t imported.')
  const createdAt = record.createdAt ?? now.toISOString()
  const id = newId(new Date(createdAt))
  const { name, email, text, approved } = record
  const comment = text.trim()
  if (comment === '') throw new RecordRefusal('It has no text.')
  await insertComment(db, {
    ...{ id, blogId: blog.id, blogTitle: blog.title, approved, createdAt },
    name: name.trim().slice(0, fieldLimits.name) || 'Anonymous',
    email: email.trim(),
    comment,
    ...toReply(record, createdAt),
  })
  return id
}

export async function insertImportedReview({ db, format, now, notes }: WriteContext, record: SourceRecordOf<'review'>) {
  const recipeId = await findOwnId(db, format, 'recipe', record.on)
  const stars = allStars.find((count) => count === record.stars)
  if (recipeId === undefined || !stars) throw new RecordRefusal('Its recipe wasn’t imported.')
  const createdAt = record.createdAt ?? now.toISOString()
  const id = newId(new Date(createdAt))
  // Reviews are told apart by address: those without one count as different people's.
  const email = record.email.trim() || `${id}@unknown.invalid`
  const isSecond = record.approved && (await hasShownReview(db, Number(recipeId), email.toLowerCase()))
  const approved = record.approved && !isSecond
  if (isSecond) notes.push('This person already has a published review of this recipe, so this one is waiting for approval.')
  await insertReview(db, {
    ...{ id, recipeId: Number(recipeId), stars, email, createdAt },
    name: record.name.trim().slice(0, fieldLimits.name) || 'Anonymous',
    text: record.text.trim(),
    approved,
    ...toReply(record, createdAt),
  })
  if (approved) await noteEarlierChange(db, Number(recipeId), createdAt)
  return id
}

/** The answer that the owner of the other site gave. */
function toReply({ reply }: SourceRecordOf<'comment' | 'review'>, createdAt: string): Partial<Reply> {
  const text = reply?.text.trim()
  return reply && text
    ? { reply: text, replyBy: reply.by.trim().slice(0, fieldLimits.name) || 'The kitchen', repliedAt: reply.at ?? createdAt }
    : {}
}

export async function insertImportedMember({ db, now }: WriteContext, record: SourceRecordOf<'member'>) {
  const createdAt = record.createdAt ?? now.toISOString()
  const id = newId(new Date(createdAt))
  const email = record.email.trim()
  if (!email.includes('@')) throw new RecordRefusal('It has no email address.')
  await insertUser(db, {
    ...{ id, email, createdAt },
    fullName: record.name.trim().slice(0, fieldLimits.name),
    phone: (record.phone ?? '').slice(0, fieldLimits.phone),
  })
  if (!(await findStoredRow(db, 'member', id))) throw new RecordRefusal('A member already has this email address.')
  return id
}

export async function insertImportedMessage({ db, now }: WriteContext, record: SourceRecordOf<'message'>) {
  const createdAt = record.createdAt ?? now.toISOString()
  const id = newId(new Date(createdAt))
  const { first, last, email, phone, message } = record
  await insertContact(db, { id, first, last, email, phone, message, createdAt })
  return id
}

export async function insertImportedTerm({ db, pictures, now }: WriteContext, record: SourceRecordOf<'term'>) {
  await lockSearchIndex(db)
  const slug = toTermSlug(record.name)
  if (slug === '') throw new RecordRefusal('Its name has no letters.')
  if (await findTermBySlug(db, record.list, slug)) throw new RecordRefusal('One with this name already exists. It wasn’t changed.')
  const id = await insertTerm(db, record.list, record.name.trim().slice(0, editorLimits.label), now.toISOString())
  const term = await findTerm(db, id)
  const { address = '', alt = '' } = record.picture ?? {}
  const reference = pictures.stored.get(address)
  const isLink = /^https?:\/\//.test(address)
  if (term)
    await updateTerm(db, {
      ...term,
      description: (record.description ?? '').trim().slice(0, editorLimits.termDescription),
      picture: isLink ? address : (reference ?? ''),
      pictureFetched: isLink ? (reference ?? null) : null,
      pictureAlt: alt.slice(0, editorLimits.imageAlt) || null,
    })
  if (reference) await notePictures(db, { after: { references: [reference] }, now })
  return id
}

export async function insertImportedRedirect(context: WriteContext, record: SourceRecordOf<'redirect'>) {
  const outcome = await addRedirect(context, record.from, record.to, record.permanent ? 301 : 302)
  if (typeof outcome !== 'string') throw new RecordRefusal(outcome.reason)
  return outcome
}

export async function insertImportedNumbers({ db }: WriteContext, record: SourceRecordOf<'phoneNumbers'>) {
  const host = record.sourceId.toLowerCase()
  if (await findSiteNumbers(db, host)) throw new RecordRefusal('This domain already has phone numbers. They weren’t changed.')
  await updateSiteNumbers(db, host, { numberIntl: record.international, numberLocal: record.local })
  return host
}

export async function insertImportedPopup({ db }: WriteContext, record: SourceRecordOf<'popup'>) {
  if ((await isPopupEnabled(db)) === record.enabled) throw new RecordRefusal('The popup is already set this way.')
  await updatePopup(db, record.enabled)
  return 'popupControl'
}
