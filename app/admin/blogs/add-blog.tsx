import { useState } from 'react'
import { FormDialog } from '#app/admin/form-dialog.tsx'
import type { RecordAnswer } from '#app/form-answers.ts'
import { Field } from '#app/ui/field.tsx'
import { Link } from '#app/ui/link.tsx'
import { toPostPath } from '#domain/blogs/post-card.ts'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { toSiteDay } from '#domain/publication/site-time.ts'
import { ContentField } from '../editor/content-field.tsx'
import { NamesField } from '../organise/names-field.tsx'
import { PictureField } from '../picture-field.tsx'
import { type Schedule, ScheduleField } from '../publication/save-publication.tsx'
import { useFullPage } from '../publication/use-full-page.ts'
import type { EditingStart } from '../revisions/read-editing.ts'
import { RecordForm, type RecordFormState } from '../revisions/record-form.tsx'
import { PostOptions } from './post-options.tsx'
import type { Sharing } from './read-sharing.ts'
import { SeoFields } from './seo-fields.tsx'
import { SlugField, useSlug } from './slug-field.tsx'

type AddBlogProps = {
  action: string
  closePath: string
  schedule: Schedule
  /** What was typed before and not saved. */
  editing: EditingStart
  sharing: Sharing
  posted: RecordAnswer | undefined
  onAdded: () => void
}

/** The dialog for a new post. */
export function AddBlog({ action, closePath, schedule, editing, sharing, posted, onAdded }: AddBlogProps) {
  const onSaved = useFullPage((id) => `/admin/blog/edit?id=${id}`, onAdded)
  const cancel = (
    <Link className="button button--quiet" to={closePath} replace preventScrollReset>
      Cancel
    </Link>
  )
  return (
    <FormDialog title="Add Blog" closePath={closePath}>
      <RecordForm
        {...{ kind: 'blog', id: '', action, stored: {}, editing, schedule, posted, onSaved }}
        defaults={{ formattedDate: toSiteDay(schedule.now, schedule.timeZone) }}
        failure="Error uploading blog"
        label="Add Blog"
        buttons={cancel}
      >
        {(form) => <NewBlogFields {...{ form, schedule, sharing }} />}
      </RecordForm>
    </FormDialog>
  )
}

type NewBlogFieldsProps = Pick<AddBlogProps, 'schedule' | 'sharing'> & { form: RecordFormState }

function NewBlogFields({ form: { fields }, schedule, sharing }: NewBlogFieldsProps) {
  const slug = useSlug(fields.typed.urlSlug ?? '')
  const [picture, setPicture] = useState<string>()
  return (
    <>
      <div className="form" onInput={slug.followTitle}>
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
    </>
  )
}

export const pictureNames = { upload: 'imageBase64', url: 'imageLink', alt: 'imageAlt' }
