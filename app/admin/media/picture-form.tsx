import { AdminForm } from '#app/admin/admin-form.tsx'
import { Field } from '#app/ui/field.tsx'
import type { LibraryPicture } from '#core/pictures/browse-library.ts'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { FocusField } from './focus-field.tsx'

type PictureFormProps = { picture: LibraryPicture; values: Record<string, string> }

/** Title, alternative text and focus of a picture. */
export function PictureForm({ picture, values }: PictureFormProps) {
  const action = `/admin/media/edit?id=${picture.id}`
  return (
    <AdminForm name="picture" of={picture.id} className="card form picture-form" {...{ action, stored: values }} label="Picture">
      {({ fields, saving }) => (
        <>
          <FocusField picture={picture} answer={fields} />
          <div className="picture-form__words">
            <Field
              name="title"
              label="Title"
              maxLength={editorLimits.title}
              autoComplete="off"
              help="Helps you find it here. Not shown to visitors."
              answer={fields}
            />
            <Field
              name="alt"
              label="Alternative text"
              multiline
              maxLength={editorLimits.imageAlt}
              help="Describe the picture for people who can’t see it. New posts start with this text; existing ones keep their own."
              answer={fields}
            />
          </div>
          <div>
            <button className="button" type="submit" aria-disabled={saving}>
              {saving ? 'Saving…' : 'Save picture'}
            </button>
          </div>
        </>
      )}
    </AdminForm>
  )
}
