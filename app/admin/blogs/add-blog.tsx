import { useState } from 'react'
import { FormDialog } from '#app/admin/form-dialog.tsx'
import type { RecordAnswer } from '#app/form-answers.ts'
import { Field } from '#app/ui/field.tsx'
import { FormStatus } from '#app/ui/form-status.tsx'
import { Link } from '#app/ui/link.tsx'
import { toPostPath } from '#domain/blogs/post-card.ts'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { toSiteDay } from '#domain/publication/site-time.ts'
import { ContentField } from '../editor/content-field.tsx'
import { NamesField } from '../organise/names-field.tsx'
import { PictureField } from '../picture-field.tsx'
import { PreviewButton } from '../previews/preview-button.tsx'
import { SaveBar } from '../publication/save-bar.tsx'
import { EnterButton, FullPageButton, PublicationButtons, type Schedule, ScheduleField } from '../publication/save-publication.tsx'
import { useFullPage } from '../publication/use-full-page.ts'
import { EditingNotices } from '../revisions/editing-notices.tsx'
import { EditingFields } from '../revisions/editing-parts.tsx'
import type { EditingStart } from '../revisions/read-editing.ts'
import { SaveState } from '../revisions/save-state.tsx'
import { type BegunForm, useFormStart } from '../revisions/use-form-start.ts'
import { useRenewedForm } from '../revisions/use-renewed-form.ts'
import { SignInPrompt } from '../sign-in-again.tsx'
import { useRecordForm } from '../use-record-form.ts'
import { PostOptions } from './post-options.tsx'
import type { Sharing } from './read-sharing.ts'
import { SeoFields } from './seo-fields.tsx'
import { SlugField } from './slug-field.tsx'
import { useSlug } from './use-slug.ts'

type AddBlogProps = {
  action: string
  closePath: string
  /** Identifies this opening of the dialog, so that submitting it twice creates one post. */
  formId: string
  schedule: Schedule
  /** What one typed before and did not save. */
  editing: EditingStart
  sharing: Sharing
  posted: RecordAnswer | undefined
  onAdded: () => void
}

/** The dialog for a new post. */
export function AddBlog(props: AddBlogProps) {
  const begun = useFormStart({ kind: 'blog', id: '', stored: {}, editing: props.editing })
  return (
    <FormDialog title="Add Blog" closePath={props.closePath}>
      <AddForm key={begun.key} {...props} begun={begun} />
    </FormDialog>
  )
}

function AddForm({ action, closePath, formId, schedule, editing, sharing, posted, onAdded, begun }: AddBlogProps & { begun: BegunForm }) {
  const onSaved = useFullPage((id) => `/admin/blog/edit?id=${id}`, onAdded)
  const form = useRecordForm({
    initial: { formattedDate: toSiteDay(schedule.now, schedule.timeZone), ...begun.fields, formId },
    start: begun.start,
    posted,
    failure: 'Error uploading blog',
    onSaved,
  })
  const { Form, answer, fields, isSaving, formRef, statusRef, autosave, base } = form
  const renew = useRenewedForm({ begun, form, stored: {}, revision: 0 })
  const slug = useSlug(fields.typed.urlSlug ?? '')
  const [picture, setPicture] = useState<string>()
  return (
    <>
      <SignInPrompt answer={answer} />
      <Form
        ref={formRef}
        className="sheet__form"
        method="post"
        action={action}
        noValidate
        onSubmit={renew.submit}
        onInput={slug.followTitle}
      >
        <EnterButton />
        <div className="sheet__body">
          {answer && !isSaving ? (
            <div className="is-wide">
              <FormStatus ref={statusRef} answer={answer} />
            </div>
          ) : null}
          <div className="is-wide">
            <EditingNotices {...{ begun, renew, autosave, editing }} noun="post" addPath="/admin/blog?add=1" />
          </div>
          <EditingFields start={begun.start} base={base} />
          <div className="form">
            <input type="hidden" name="formId" value={fields.typed.formId} />
            <Field name="title" label="Title" required maxLength={editorLimits.title} autoComplete="off" answer={fields} />
            <div className="two-columns">
              <Field name="author" label="Author" required maxLength={editorLimits.author} answer={fields} />
              <Field name="formattedDate" label="Date" type="date" required answer={fields} />
            </div>
            <SlugField slug={slug.slug} onChange={slug.setSlug} answer={fields} />
            <NamesField name="tags" label="Tags" kind="tag" answer={fields} />
          </div>
          <PictureField names={pictureNames} answer={fields} onShow={setPicture} />
          <div className="is-wide">
            <ContentField height={300} answer={fields} />
          </div>
          <div className="is-wide form">
            <PostOptions answer={fields} />
            <SeoFields answer={fields} sharing={sharing} path={toPostPath(slug.slug)} picture={picture} />
            <ScheduleField schedule={schedule} answer={fields} />
          </div>
        </div>
        <SaveBar status={<SaveState news={autosave.news} />}>
          <Link className="button button--quiet" to={closePath} replace preventScrollReset>
            Cancel
          </Link>
          <FullPageButton isSaving={isSaving} />
          <PreviewButton kind="blog" />
          <PublicationButtons
            label="Add Blog"
            schedule={schedule}
            isSaving={isSaving}
            canSaveWithout={answer?.canSaveWithout === true}
            earlierWish={fields.typed.wish}
            answer={fields}
          />
        </SaveBar>
      </Form>
    </>
  )
}

export const pictureNames = { upload: 'imageBase64', url: 'imageLink', alt: 'imageAlt' }
