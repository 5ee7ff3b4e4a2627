import { SignInPrompt } from '#app/admin/sign-in-again.tsx'
import { useAdminForm } from '#app/admin/use-admin-form.ts'
import { Field } from '#app/ui/field.tsx'
import { FormStatus } from '#app/ui/form-status.tsx'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import type { LibraryPicture } from '#operations/pictures/browse-library.ts'
import { FocusField } from './focus-field.tsx'

type PictureFormProps = { picture: LibraryPicture; values: Record<string, string> }

/** Title, alternative text and focus of a picture. */
export function PictureForm({ picture, values }: PictureFormProps) {
  const { Form, answer, fields, saving, formRef, statusRef, submit } = useAdminForm('picture', values)
  return (
    <>
      <Form
        ref={formRef}
        className="card form picture-form"
        method="post"
        action={`/admin/media/edit?id=${picture.id}`}
        noValidate
        aria-label="Picture"
        onSubmit={submit}
      >
        <FormStatus ref={statusRef} answer={saving ? undefined : answer} />
        <FocusField picture={picture} answer={fields} />
        <div className="picture-form__words">
          <Field
            name="title"
            label="Title"
            maxLength={editorLimits.title}
            autoComplete="off"
            help="For finding it here. Visitors don’t see it."
            answer={fields}
          />
          <Field
            name="alt"
            label="Alternative text"
            multiline
            maxLength={editorLimits.imageAlt}
            help="What it shows, for those who can’t see it. What is written from now on begins with this; texts that show the picture keep their own."
            answer={fields}
          />
        </div>
        <div>
          <button className="button" type="submit" aria-disabled={saving}>
            {saving ? 'Saving…' : 'Save picture'}
          </button>
        </div>
      </Form>
      <SignInPrompt answer={answer} />
    </>
  )
}
