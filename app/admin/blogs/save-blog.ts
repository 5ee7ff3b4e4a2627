import type { RouterContextProvider } from 'react-router'
import { services } from '#app/context.ts'
import { readEditorForm } from '#app/forms.ts'
import { editedBlogDraft, newBlogDraft } from '#domain/blogs/blog-draft.ts'
import { addBlog, editBlog } from '#operations/blogs/write-blog.ts'
import type { WhenPicturesFail } from '#operations/pictures/store-linked-pictures.ts'
import { findAnyBlog } from '#storage/blogs/all-blogs.ts'
import { answerBadFields, answerRefusal, answerSaved, catchSaveOutage } from './answer-blog.ts'

type Context = Readonly<RouterContextProvider>

/** Publishes the post submitted from the dialog. */
export async function answerNewBlog(request: Request, context: Context) {
  const parsed = await readEditorForm(request, newBlogDraft)
  const { typed } = parsed
  if (!parsed.ok) return answerBadFields(parsed.errors, typed)
  return catchSaveOutage(context, 'Error uploading blog', typed, async () => {
    const saving = { formId: typed.formId ?? '', whenPicturesFail: toDecision(typed) }
    const outcome = await addBlog(context.get(services), parsed.value, saving)
    if (!outcome.ok) return answerRefusal('Error uploading blog', outcome, typed)
    return answerSaved('Blog added successfully!', 'Blog added successfully!', outcome.leftOut)
  })
}

/** Saves the edit form of the post `id`. 'Keep the present address' takes precedence over the slug field. */
export async function updateBlog(request: Request, context: Context, id: string) {
  const parsed = await readEditorForm(request, editedBlogDraft)
  const { typed } = parsed
  if (!parsed.ok) return answerBadFields(parsed.errors, typed)
  return catchSaveOutage(context, 'Error updating blog', typed, async () => {
    const parts = context.get(services)
    const present = typed.keepAddress ? await findAnyBlog(parts.db, id) : undefined
    const draft = { ...parsed.value, urlSlug: present?.urlSlug ?? parsed.value.urlSlug }
    const outcome = await editBlog(parts, id, draft, toDecision(typed))
    if (!outcome.ok) return answerRefusal('Error updating blog', outcome, typed)
    const stored = await findAnyBlog(parts.db, id)
    const content = stored && stored.content !== draft.content ? stored.content : undefined
    const done = 'Blog updated successfully'
    return answerSaved(done, `${done}!`, outcome.leftOut, { urlSlug: outcome.urlSlug, content })
  })
}

function toDecision({ whenPicturesFail }: Record<string, string>): WhenPicturesFail {
  return whenPicturesFail === 'save-without' ? 'save-without' : 'ask'
}
