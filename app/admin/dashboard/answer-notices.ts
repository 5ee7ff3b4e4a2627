import { type RouterContextProvider, redirect } from 'react-router'
import { z } from 'zod'
import { services } from '#app/context.ts'
import { checkFields } from '#app/forms.ts'
import { badRequest } from '#app/responses.ts'
import { addBlog } from '#core/blogs/write-blog.ts'
import { deleteUnusedPictures, keepUnusedPictures } from '#core/pictures/unused-pictures.ts'
import { addRecipe } from '#core/recipes/write-recipe.ts'
import { deleteMissedSearch } from '#core/search/missed-search-rows.ts'
import { unfinishedBlogDraft } from '#domain/blogs/blog-draft.ts'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { unfinishedRecipeDraft } from '#domain/recipes/recipe-draft.ts'
import { capitalize } from '#domain/text/capitalize.ts'
import { countOf } from '#domain/text/count-of.ts'
import { answerChange } from '../change-answer.ts'
import type { Admin } from '../require-admin.ts'
import { toAuthor } from '../revisions/to-author.ts'

const missedSearch = z.object({
  search: z.string().min(1).max(editorLimits.title),
  missed: z.enum(['blog', 'recipe', 'dismiss']),
  formId: z.string().max(80),
})

const failed = 'That didn’t work. Try again in a minute.'

/** Starts a draft titled after a search without results and opens it, or dismisses the search. */
export async function answerMissedSearch(context: Readonly<RouterContextProvider>, fields: Record<string, string>, viewer: Admin) {
  const asked = checkFields(fields, fields, missedSearch)
  if (!asked.ok) throw badRequest()
  const { search, missed, formId } = asked.value
  const parts = context.get(services)
  const forget = () => deleteMissedSearch(parts.db, search)
  const log = { kind: 'site', what: 'dismissed a search without results', link: '/admin/dashboard' } as const
  if (missed === 'dismiss') return answerChange(context, { by: viewer, log, change: forget, done: `Dismissed “${search}”`, failed })
  const typed = { ...blank, title: capitalize(search) }
  const saving = { formId, whenPicturesFail: 'save-without' } as const
  const author = toAuthor(viewer)
  const begun =
    missed === 'blog'
      ? await addBlog(parts, unfinishedBlogDraft.parse(typed), saving, 'draft', { author })
      : await addRecipe(parts, unfinishedRecipeDraft.parse(typed), saving, 'draft', { author })
  if (!begun.ok) throw badRequest()
  await forget()
  throw redirect(`/admin/${missed === 'blog' ? 'blog' : 'manage-recipe'}/edit?id=${begun.id}`)
}

const blank = {
  ...{ formattedDate: '', author: '', content: '', urlSlug: '', imageBase64: '', imageLink: '', imageAlt: '' },
  ...{ seoTitle: '', seoDescription: '', seoKeywords: '', short: '', image: '' },
}

/** `before` is the time that the question was about: what became unused later is not touched. */
const unusedPictures = z.object({ unused: z.enum(['keep', 'delete']), before: z.iso.datetime() })

/** Deletes the pictures that the dashboard asked about, or keeps them. */
export async function answerUnusedPictures(context: Readonly<RouterContextProvider>, fields: Record<string, string>, by: Admin) {
  const asked = checkFields(fields, fields, unusedPictures)
  if (!asked.ok) throw badRequest()
  const { unused, before } = asked.value
  const { db, uploads, pictures, clock } = context.get(services)
  const link = '/admin/media?view=unused'
  if (unused === 'keep') {
    const change = () => keepUnusedPictures(db, before, clock())
    const log = { kind: 'pages', what: 'kept the unused pictures', link } as const
    return answerChange(context, { by, log, change, done: 'Pictures kept', failed: 'That didn’t work. Try again in a minute.' })
  }
  let deleted = 0
  return answerChange(context, {
    by,
    log: { kind: 'pages', what: 'deleted unused pictures', link },
    change: async () => {
      deleted = await deleteUnusedPictures({ db, uploads, pictures }, before, clock())
    },
    done: () => `${countOf(deleted, 'picture')} deleted`,
    failed: 'The pictures could not be deleted right now. Try again in a minute.',
  })
}
