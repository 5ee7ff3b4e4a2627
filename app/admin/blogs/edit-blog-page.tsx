import { Fragment, useId, useState } from 'react'
import { redirect, useActionData } from 'react-router'
import { adminMeta } from '#app/admin/admin-meta.ts'
import { ContentField } from '#app/admin/editor/content-field.tsx'
import { keepUnsavedAs } from '#app/admin/keep-unsaved.ts'
import { NamesField } from '#app/admin/organise/names-field.tsx'
import { PictureField } from '#app/admin/picture-field.tsx'
import { answerDraftLink } from '#app/admin/publication/answer-draft-link.ts'
import { DraftLink } from '#app/admin/publication/draft-link.tsx'
import { readPublication } from '#app/admin/publication/read-publication.ts'
import { ScheduleField } from '#app/admin/publication/save-publication.tsx'
import { currentAdmin } from '#app/admin/require-admin.ts'
import { requireRecord } from '#app/admin/require-record.ts'
import { EditorHead } from '#app/admin/revisions/editor-head.tsx'
import { readEditing } from '#app/admin/revisions/read-editing.ts'
import { RecordForm, type RecordFormState } from '#app/admin/revisions/record-form.tsx'
import { services } from '#app/context.ts'
import type { RecordAnswer } from '#app/form-answers.ts'
import { type RequestArgs, readQuery } from '#app/query.ts'
import { notFound } from '#app/responses.ts'
import { Field } from '#app/ui/field.tsx'
import { findAnyBlog } from '#core/blogs/all-blog-rows.ts'
import { toPostPath } from '#domain/blogs/post-card.ts'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { recordId } from '#domain/forms/record-id.ts'
import type { Route } from './+types/edit-blog-page.ts'
import { pictureNames } from './add-blog.tsx'
import { PostOptions } from './post-options.tsx'
import { readSharing } from './read-sharing.ts'
import { updateBlog } from './save-blog.ts'
import { SeoFields } from './seo-fields.tsx'
import { SlugField, useSlug } from './slug-field.tsx'
import { toTypedBlog } from './typed-blog.ts'

/** The post with the id in `?id=`; redirects to the blog manager without one. */
export async function loader(args: Route.LoaderArgs) {
  const viewer = args.context.get(currentAdmin)
  const id = readId(args)
  if (!id) throw redirect('/admin/blog')
  await requireRecord(args.context, viewer, { kind: 'blog', id })
  const blog = await findAnyBlog(args.context.get(services).db, id)
  if (!blog) throw notFound()
  const path = toPostPath(blog.urlSlug)
  const publication = await readPublication(args.context, { kind: 'blog', id }, path)
  if (!publication) throw notFound()
  const { scheduledFor, ...told } = publication
  const stored = { ...toTypedBlog(blog), scheduledFor }
  const editing = await readEditing(args.context, viewer, { kind: 'blog', id }, stored)
  const sharing = await readSharing(args.context)
  return { id, ...told, path, stored, editing, sharing, fetched: blog.imageFetched }
}

export async function action(args: Route.ActionArgs) {
  const viewer = args.context.get(currentAdmin)
  const id = readId(args)
  if (!id) throw notFound()
  await requireRecord(args.context, viewer, { kind: 'blog', id })
  if (args.url.searchParams.has('link')) return answerDraftLink(args, { key: { kind: 'blog', id }, by: viewer })
  return updateBlog(args.request, args.context, id, viewer)
}

export const clientAction = keepUnsavedAs(() => 'Error updating blog:')

export function meta(args: Route.MetaArgs) {
  return adminMeta(args, 'Edit Blog')
}

/** The edit form. Keyed by id, so that another post gets fresh form state. */
export default function EditBlog({ loaderData }: Route.ComponentProps) {
  const { id, state, time, schedule, path, draftAddress, stored, editing, fetched, sharing } = loaderData
  const action = `/admin/blog/edit?id=${id}`
  return (
    <Fragment key={id}>
      <RecordForm
        {...{ kind: 'blog', id, action, stored, editing, state, time, schedule }}
        posted={useActionData<RecordAnswer>()}
        failure="Error updating blog"
        label="Update Blog"
        path={state === 'published' ? path : undefined}
        head={
          <EditorHead
            kind="blog"
            id={id}
            title="Edit Blog"
            listPath="/admin/blog"
            back="Back to Blog List"
            isPublished={state === 'published'}
          />
        }
      >
        {(form) => <BlogFields {...{ form, stored, state, schedule, fetched, sharing }} />}
      </RecordForm>
      {state === 'draft' || state === 'scheduled' ? <DraftLink action={action} address={draftAddress} /> : null}
    </Fragment>
  )
}

type BlogFieldsProps = Pick<Route.ComponentProps['loaderData'], 'stored' | 'state' | 'schedule' | 'fetched' | 'sharing'> & {
  form: RecordFormState
}

function BlogFields({ form: { fields, saved, formRef }, stored, state, schedule, fetched, sharing }: BlogFieldsProps) {
  const [initial] = useState(fields.typed)
  const slug = useSlug(initial.urlSlug ?? '', { stored: stored.urlSlug, keeps: Boolean(initial.keepAddress), saved })
  const [picture, setPicture] = useState<string>()
  return (
    <div className="post-editor" onInput={slug.followTitle}>
      <div className="card post-editor__card">
        <div className="title-field">
          <Field name="title" label="Title" required maxLength={editorLimits.title} autoComplete="off" answer={fields} />
        </div>
        <SlugField slug={slug.slug} onChange={slug.setSlug} readOnly={slug.isKept} required answer={fields} />
        <KeepAddress isKept={slug.isKept} onChange={(wanted) => slug.keep(wanted, readNewTitle(formRef.current, initial.title))} />
        <ContentField height="growing" answer={fields} saved={saved?.content} />
      </div>
      <div className="post-editor__side">
        <div className="card post-editor__card">
          <Field name="author" label="Author" required maxLength={editorLimits.author} answer={fields} />
          <Field name="formattedDate" label="Date" type="date" required answer={fields} />
          {state === 'published' || state === 'trashed' ? null : <ScheduleField schedule={schedule} answer={fields} />}
          <NamesField name="tags" label="Tags" kind="tag" answer={fields} />
          <PostOptions answer={fields} />
          <PictureField names={pictureNames} answer={fields} fetched={fetched} onShow={setPicture} />
        </div>
        <div className="card post-editor__card">
          <SeoFields answer={fields} sharing={sharing} path={toPostPath(slug.slug)} picture={picture} />
        </div>
      </div>
    </div>
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
