import { useId } from 'react'
import { AdminForm } from '#app/admin/admin-form.tsx'
import { describedBy, Field, type FieldAnswer, FieldNotes, useFieldError } from '#app/ui/field.tsx'
import type { LibraryPicture } from '#core/pictures/browse-library.ts'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { FocusField } from './focus-field.tsx'

type PictureFormProps = { picture: LibraryPicture; values: Record<string, string> }

/** Title, alternative text and focal point of a picture. */
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

/** Replaces a picture's file. */
export function ReplaceForm({ id, isUsed }: { id: string; isUsed: boolean }) {
  const own = useId()
  return (
    <section className="card form" aria-labelledby={`${own}-heading`}>
      <h2 id={`${own}-heading`}>Replace</h2>
      <AdminForm name="replace" of={id} action={`/admin/media/edit?id=${id}`} labelledBy={`${own}-heading`} hasFiles>
        {({ fields, saving }) => (
          <>
            <FileField id={own} isUsed={isUsed} answer={fields} />
            <div>
              <button className="button button--outline" type="submit" aria-disabled={saving}>
                {saving ? 'Replacing…' : 'Replace picture'}
              </button>
            </div>
          </>
        )}
      </AdminForm>
    </section>
  )
}

function FileField({ id, isUsed, answer }: { id: string; isUsed: boolean; answer: FieldAnswer }) {
  const { error, forget } = useFieldError('file', answer)
  const kept = 'Title and alternative text stay; the old file is deleted.'
  const help = isUsed ? `Replaces this picture everywhere at once. ${kept}` : kept
  return (
    <div className="field">
      <label htmlFor={id}>Replacement picture</label>
      <input className="input" id={id} type="file" name="file" accept="image/*" {...describedBy(id, { error, help })} onInput={forget} />
      <FieldNotes {...{ id, error, help }} />
    </div>
  )
}
