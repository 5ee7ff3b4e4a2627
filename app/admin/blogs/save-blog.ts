import type { RouterContextProvider } from 'react-router'
import { services } from '#app/context.ts'
import { withOutageFallback } from '#app/outage.ts'
import { findAnyBlog } from '#core/blogs/all-blog-rows.ts'
import { addBlog, type BlogOutcome, editBlog, type FailedPictures } from '#core/blogs/write-blog.ts'
import { isDiskFull } from '#core/database/storage-error.ts'
import { FilesError } from '#core/pictures/files.ts'
import { allFieldsRequired, editedBlogDraft, newBlogDraft, pictureRequired, unfinishedBlogDraft } from '#domain/blogs/blog-draft.ts'
import type { Publication } from '#domain/publication/publication.ts'
import { describeSiteTime } from '#domain/publication/site-time.ts'
import { groupDigits } from '#domain/text/count-of.ts'
import { pictureRefusals } from '../picture-refusals.ts'
import { isUnfinished } from '../publication/read-wish.ts'
import type { Admin } from '../require-admin.ts'
import { answerRecord, readPublishing, type Told, toDecision } from '../revisions/answer-record.ts'
import { readBase } from '../revisions/read-base.ts'
import { toTypedBlog } from './typed-blog.ts'

type Context = Readonly<RouterContextProvider>

/** Adds the post submitted from the dialog: published at once, or as the button says. */
export function answerNewBlog(request: Request, context: Context, viewer: Admin) {
  return answerRecord(request, context, {
    ...toAnswers('Error uploading blog'),
    schema: (typed) => (isUnfinished(typed) ? unfinishedBlogDraft : newBlogDraft),
    read: (typed) => readPublishing(context, typed),
    save: (draft, typed, { wish }) =>
      addBlog(
        context.get(services),
        draft,
        { formId: typed.formId ?? '', whenPicturesFail: toDecision(typed) },
        wish,
        readBase(typed, viewer),
      ),
    readStored: async () => ({}),
    describe: (saved, _draft, { timeZone }) => {
      const done = saved.state === 'draft' ? 'Draft saved' : `Blog added successfully!${describeSchedule(saved, timeZone)}`
      return { message: done, toast: done }
    },
  })
}

/** Saves the edit form of the post `id`. 'Keep the present address' takes precedence over the slug field. */
export async function updateBlog(request: Request, context: Context, id: string, viewer: Admin) {
  const parts = context.get(services)
  const findStored = () => findAnyBlog(parts.db, id)
  const known = await withOutageFallback(context, 'Error fetching the state of a blog', findStored, undefined)
  return answerRecord(request, context, {
    ...toAnswers('Error updating blog'),
    schema: (typed) => (isUnfinished(typed, known?.state) ? unfinishedBlogDraft : editedBlogDraft),
    read: async (typed) => readPublishing(context, typed, await findStored()),
    save(draft, typed, { wish, present }) {
      const urlSlug = (typed.keepAddress && present?.urlSlug) || draft.urlSlug
      return editBlog(parts, id, { ...draft, urlSlug }, toDecision(typed), wish, readBase(typed, viewer))
    },
    async readStored() {
      const stored = await findStored()
      return stored ? toTypedBlog(stored) : {}
    },
    async describe(saved, draft, { present, timeZone }) {
      const stored = await findStored()
      const content = stored && stored.content !== draft.content ? stored.content : undefined
      return { ...describeSaved(saved, { earlier: present, timeZone }), saved: { urlSlug: saved.urlSlug, content } }
    },
  })
}

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

/** The message about a post that was not saved; each begins with `failure`, as the specification requires. */
function toAnswers(failure: 'Error uploading blog' | 'Error updating blog') {
  return {
    form: 'blog',
    // The specification's sentences apply to the whole form and become its message.
    headline(errors: Record<string, string>) {
      const quoted = Object.values(errors).find((message) => message === pictureRequired || message === allFieldsRequired)
      return quoted ?? 'Not saved yet. Please check the fields marked below.'
    },
    refuse(refused: Exclude<BlogOutcome, { ok: true } | { reason: 'conflict' }>) {
      if (refused.reason === 'pictures') return describeFailedPictures(failure, refused)
      const { field, words } = refusals[refused.reason]
      return { message: `${failure}: ${words}`, errors: field ? { [field]: words } : {} }
    },
    failed(error: unknown) {
      const away = error instanceof FilesError ? 'the picture storage' : 'the database'
      const reason = isDiskFull(error)
        ? 'the disk is full. Your text is still here: free up some space, then try again.'
        : `${away} could not be reached. Your text is still here: try again in a minute.`
      return `${failure}: ${reason}`
    },
  }
}

const refusals = {
  'slug-empty': { field: 'urlSlug', words: 'the address needs at least one letter or digit.' },
  'slug-taken': { field: 'urlSlug', words: 'another post has this address. Choose a different one.' },
  gone: { field: undefined, words: 'this post has been deleted. Copy your text into a new one.' },
  'content-empty': { field: 'content', words: 'none of the content could be saved.' },
} as const

function describeFailedPictures(failure: string, { image, content }: FailedPictures) {
  const errors: Record<string, string> = {}
  if (image) errors.imageLink = pictureRefusals[image.reason]
  if (content.length > 0) errors.content = content.map(({ url, reason }) => `${toShown(url)}: ${pictureRefusals[reason]}`).join(' ')
  const words = content.length > 0 ? countPictures(content.length + (image ? 1 : 0)) : errors.imageLink
  return { message: `${failure}: ${words}`, errors, canSaveWithout: true }
}

function countPictures(count: number) {
  return count === 1 ? 'a picture in the content could not be fetched.' : `${groupDigits(count)} pictures could not be fetched.`
}

function toShown(url: string) {
  if (url === 'data:') return 'A pasted picture'
  return url.length > 80 ? `${url.slice(0, 80)}…` : url
}
