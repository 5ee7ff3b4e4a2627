import type { RouterContextProvider } from 'react-router'
import { services } from '#app/context.ts'
import { readEditorForm } from '#app/forms.ts'
import { withOutageFallback } from '#app/outage.ts'
import { findAnyBlog } from '#core/blogs/all-blog-rows.ts'
import { addBlog, editBlog } from '#core/blogs/write-blog.ts'
import type { WhenPicturesFail } from '#core/pictures/store-linked-pictures.ts'
import { readTimeZone } from '#core/settings/read-time-zone.ts'
import { editedBlogDraft, newBlogDraft, unfinishedBlogDraft } from '#domain/blogs/blog-draft.ts'
import type { Publication } from '#domain/publication/publication.ts'
import { describeSiteTime } from '#domain/publication/site-time.ts'
import { isUnfinished, readWish } from '../publication/read-wish.ts'
import type { Admin } from '../require-admin.ts'
import { addTaken, answerConflict, showTaken } from '../revisions/answer-conflict.ts'
import { readBase } from '../revisions/read-base.ts'
import { answerBadFields, answerRefusal, answerSaved, catchSaveOutage } from './answer-blog.ts'
import { toTypedBlog } from './typed-blog.ts'

type Context = Readonly<RouterContextProvider>

/** Adds the post submitted from the dialog: published at once, or as the button says. */
export async function answerNewBlog(request: Request, context: Context, viewer: Admin) {
  const parsed = await readEditorForm(request, (typed) => (isUnfinished(typed) ? unfinishedBlogDraft : newBlogDraft))
  const { typed } = parsed
  return catchSaveOutage(context, 'Error uploading blog', typed, async () => {
    const parts = context.get(services)
    const timeZone = await readTimeZone(parts.db)
    const asked = readWish(typed, { now: parts.clock(), timeZone })
    if (!parsed.ok || !asked.ok) return answerBadFields(toErrors(parsed, asked), typed)
    const saving = { formId: typed.formId ?? '', whenPicturesFail: toDecision(typed) }
    const outcome = await addBlog(parts, parsed.value, saving, asked.wish, readBase(typed, viewer))
    if (!outcome.ok)
      return outcome.reason === 'conflict'
        ? answerConflict(outcome.conflict, {}, typed)
        : answerRefusal('Error uploading blog', outcome, typed)
    const done = outcome.state === 'draft' ? 'Draft saved' : `Blog added successfully!${describeSchedule(outcome, timeZone)}`
    return answerSaved(done, done, outcome.leftOut, { savedId: outcome.id, revision: outcome.revision })
  })
}

/** Saves the edit form of the post `id`. 'Keep the present address' takes precedence over the slug field. */
export async function updateBlog(request: Request, context: Context, id: string, viewer: Admin) {
  const parts = context.get(services)
  const findStored = () => findAnyBlog(parts.db, id)
  const known = await withOutageFallback(context, 'Error fetching the state of a blog', findStored, undefined)
  const parsed = await readEditorForm(request, (typed) => (isUnfinished(typed, known?.state) ? unfinishedBlogDraft : editedBlogDraft))
  const { typed } = parsed
  return catchSaveOutage(context, 'Error updating blog', typed, async () => {
    const timeZone = await readTimeZone(parts.db)
    const present = await findStored()
    const asked = readWish(typed, { now: parts.clock(), timeZone, present })
    if (!parsed.ok || !asked.ok) return answerBadFields(toErrors(parsed, asked), typed)
    const draft = { ...parsed.value, urlSlug: (typed.keepAddress && present?.urlSlug) || parsed.value.urlSlug }
    const outcome = await editBlog(parts, id, draft, toDecision(typed), asked.wish, readBase(typed, viewer))
    const stored = await findStored()
    if (!outcome.ok) {
      if (outcome.reason !== 'conflict') return answerRefusal('Error updating blog', outcome, typed)
      return answerConflict(outcome.conflict, stored ? toTypedBlog(stored) : {}, typed)
    }
    const content = stored && stored.content !== draft.content ? stored.content : undefined
    const { message, toast = message } = describeSaved(outcome, { earlier: present, timeZone })
    const { revision, taken } = outcome
    return answerSaved(addTaken(message, taken), addTaken(toast, taken), outcome.leftOut, {
      saved: { urlSlug: outcome.urlSlug, content },
      revision,
      ...showTaken(taken, stored && toTypedBlog(stored)),
    })
  })
}

type Told = { message: string; toast?: string }

function describeSaved(saved: Publication, { earlier, timeZone }: { earlier: Publication | undefined; timeZone: string }): Told {
  const isSame = earlier?.state === saved.state
  if (saved.state === 'draft') return { message: isSame || !earlier ? 'Draft saved' : 'Blog unpublished' }
  if (saved.state === 'scheduled' && !(isSame && earlier.publishedAt === saved.publishedAt))
    return { message: `Blog scheduled.${describeSchedule(saved, timeZone)}` }
  if (saved.state === 'published' && !isSame) return { message: 'Blog published' }
  return { message: 'Blog updated successfully', toast: 'Blog updated successfully!' }
}

function describeSchedule({ state, publishedAt }: Publication, timeZone: string) {
  return state === 'scheduled' ? ` It will be published on ${describeSiteTime(publishedAt, timeZone)}.` : ''
}

function toErrors(parsed: { ok: boolean; errors?: Record<string, string> }, asked: { ok: boolean; error?: string }) {
  return { ...parsed.errors, ...(asked.error && { scheduledFor: asked.error }) }
}

function toDecision({ whenPicturesFail }: Record<string, string>): WhenPicturesFail {
  return whenPicturesFail === 'save-without' ? 'save-without' : 'ask'
}
