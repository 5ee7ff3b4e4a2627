import { useId } from 'react'
import { redirect, useActionData } from 'react-router'
import { adminMeta } from '#app/admin/admin-meta.ts'
import { ContentField } from '#app/admin/editor/content-field.tsx'
import { keepUnsavedAs } from '#app/admin/keep-unsaved.ts'
import { PictureField } from '#app/admin/picture-field.tsx'
import { answerDraftLink } from '#app/admin/publication/answer-draft-link.ts'
import { DraftLink } from '#app/admin/publication/draft-link.tsx'
import { readPublication } from '#app/admin/publication/read-publication.ts'
import { SaveBar } from '#app/admin/publication/save-bar.tsx'
import { EnterButton, PublicationButtons, ScheduleField } from '#app/admin/publication/save-publication.tsx'
import { requireAdmin } from '#app/admin/require-admin.ts'
import { SignInPrompt } from '#app/admin/sign-in-again.tsx'
import { type RecordAnswer, useRecordForm } from '#app/admin/use-record-form.ts'
import { services } from '#app/context.ts'
import { type RequestArgs, readQuery } from '#app/query.ts'
import { notFound } from '#app/responses.ts'
import { Field } from '#app/ui/field.tsx'
import { FormStatus } from '#app/ui/form-status.tsx'
import { Link } from '#app/ui/link.tsx'
import type { Blog } from '#domain/blogs/blog.ts'
import { toPostPath } from '#domain/blogs/post-card.ts'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { recordId } from '#domain/forms/record-id.ts'
import { toMachineDate } from '#domain/text/dates.ts'
import { findAnyBlog } from '#storage/blogs/all-blogs.ts'
import type { Route } from './+types/edit-blog-page.ts'
import { pictureNames } from './add-blog.tsx'
import { BackToBlogs } from './back-to-blogs.tsx'
import { updateBlog } from './save-blog.ts'
import { SeoFields } from './seo-fields.tsx'
import { SlugField } from './slug-field.tsx'
import { useSlug } from './use-slug.ts'

/** The post with the id in `?id=`; redirects to the blog manager without one. */
export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args)
  const id = readId(args)
  if (!id) throw redirect('/admin/blog')
  const blog = await findAnyBlog(args.context.get(services).db, id)
  if (!blog) throw notFound()
  const path = toPostPath(blog.urlSlug)
  const publication = await readPublication(args.context, { kind: 'blog', id }, path)
  if (!publication) throw notFound()
  const { scheduledFor, ...told } = publication
  return { id, ...told, path, fields: { ...toTyped(blog), scheduledFor }, fetched: blog.imageFetched }
}

export async function action(args: Route.ActionArgs) {
  await requireAdmin(args)
  const id = readId(args)
  if (!id) throw notFound()
  if (args.url.searchParams.has('link')) return answerDraftLink(args, { kind: 'blog', id })
  return updateBlog(args.request, args.context, id)
}

export const clientAction = keepUnsavedAs(() => 'Error updating blog:')

export function meta(args: Route.MetaArgs) {
  return adminMeta(args, 'Edit Blog')
}

/** The edit form. Keyed by id, so that another post gets fresh form state. */
export default function EditBlog({ loaderData }: Route.ComponentProps) {
  return <EditForm key={loaderData.id} {...loaderData} />
}

type EditFormProps = Route.ComponentProps['loaderData']

function EditForm({ id, state, time, timeZone, path, draftAddress, fields: initial, fetched }: EditFormProps) {
  const slug = useSlug(initial.urlSlug ?? '')
  const posted = useActionData<RecordAnswer>()
  const form = useRecordForm({
    initial,
    posted,
    failure: 'Error updating blog',
    onSaved: ({ saved }) => saved && slug.noteSaved(saved.urlSlug),
  })
  const { Form, answer, saved, fields, isSaving, formRef, statusRef, submit } = form
  return (
    <>
      <SignInPrompt answer={answer} />
      <Form ref={formRef} method="post" action={`/admin/blog/edit?id=${id}`} noValidate onSubmit={submit} onInput={slug.followTitle}>
        <EnterButton />
        <div className="admin-work__head">
          <BackToBlogs />
          <h1>Edit Blog</h1>
        </div>
        <FormStatus ref={statusRef} answer={isSaving ? undefined : answer} />
        <div className="post-editor">
          <div className="card">
            <div className="title-field">
              <Field name="title" label="Title" required maxLength={editorLimits.title} autoComplete="off" answer={fields} />
            </div>
            <SlugField slug={slug.slug} onChange={slug.setSlug} readOnly={slug.isKept} required answer={fields} />
            <KeepAddress isKept={slug.isKept} onChange={(wanted) => slug.keep(wanted, readNewTitle(formRef.current, initial.title))} />
            <ContentField height="growing" answer={fields} saved={saved?.content} />
          </div>
          <div className="post-editor__side">
            <div className="card">
              <Field name="author" label="Author" required maxLength={editorLimits.author} answer={fields} />
              <Field name="formattedDate" label="Date" type="date" required answer={fields} />
              {state === 'published' || state === 'trashed' ? null : (
                <ScheduleField timeZone={timeZone} answer={fields} isSaving={isSaving} />
              )}
              <PictureField names={pictureNames} answer={fields} fetched={fetched} />
            </div>
            <div className="card">
              <SeoFields answer={fields} />
            </div>
          </div>
        </div>
        <SaveBar state={state} time={time}>
          {state === 'published' ? (
            <Link className="button button--quiet" to={path}>
              View on the site
            </Link>
          ) : null}
          <PublicationButtons
            state={state}
            label="Update Blog"
            isSaving={isSaving}
            canSaveWithout={answer?.canSaveWithout === true}
            earlierWish={fields.typed.wish}
          />
        </SaveBar>
      </Form>
      {state === 'draft' || state === 'scheduled' ? <DraftLink action={`/admin/blog/edit?id=${id}`} address={draftAddress} /> : null}
    </>
  )
}

function KeepAddress({ isKept, onChange }: { isKept: boolean; onChange: (wanted: boolean) => void }) {
  const id = useId()
  return (
    <div className="check-field">
      <input id={id} type="checkbox" name="keepAddress" checked={isKept} onChange={(event) => onChange(event.currentTarget.checked)} />
      <label htmlFor={id}>Keep the present address</label>
    </div>
  )
}

function readId(args: RequestArgs) {
  return readQuery(args, { id: recordId.optional() }).id
}

function readNewTitle(form: HTMLFormElement | null, saved: string | undefined) {
  const title = form?.elements.namedItem('title')
  return title instanceof HTMLInputElement && title.value !== saved ? title.value : undefined
}

function toTyped({ title, author, content, formattedDate, urlSlug, imageBase64, imageLink, imageAlt, ...blog }: Blog) {
  return {
    ...{ title, author, content, urlSlug },
    formattedDate: toMachineDate(formattedDate) ?? '',
    imageBase64: imageBase64 ?? '',
    imageLink: imageLink ?? '',
    imageAlt: imageAlt ?? '',
    seoTitle: blog.seoTitle ?? '',
    seoDescription: blog.seoDescription ?? '',
    seoKeywords: blog.seoKeywords ?? '',
  }
}
