import type { SubmitEvent } from 'react'
import { isUploading, PictureField } from '#app/admin/picture-field.tsx'
import { SignInPrompt } from '#app/admin/sign-in-again.tsx'
import { useAdminForm } from '#app/admin/use-admin-form.ts'
import { Field } from '#app/ui/field.tsx'
import { FormStatus } from '#app/ui/form-status.tsx'
import { showToast } from '#app/ui/toast.ts'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import type { TermKind } from '#domain/terms/term.ts'
import { termWords } from '#domain/terms/term-words.ts'
import { capitalize } from '#domain/text/capitalize.ts'

const pictureNames = { upload: 'picture', url: 'picture', alt: 'pictureAlt' }

type TermFormProps = { id: string; kind: TermKind; values: Record<string, string>; fetched: string | null }

/** Name, description and picture of a term. */
export function TermForm({ id, kind, values, fetched }: TermFormProps) {
  const { one } = termWords[kind]
  const { Form, answer, fields, saving, formRef, statusRef, submit } = useAdminForm('term', values)

  function submitComplete(event: SubmitEvent<HTMLFormElement>) {
    if (!isUploading(event.currentTarget)) return submit(event)
    event.preventDefault()
    showToast('info', 'The picture is still on its way. Save once it is there.')
  }

  return (
    <>
      <Form
        ref={formRef}
        className="card form term-form"
        method="post"
        action={`/admin/organise/edit?id=${id}`}
        noValidate
        aria-label={capitalize(one)}
        onSubmit={submitComplete}
      >
        <FormStatus ref={statusRef} answer={saving ? undefined : answer} />
        <input type="hidden" name="form" value="term" />
        <Field
          name="name"
          label="Name"
          required
          maxLength={editorLimits.label}
          autoComplete="off"
          help="A new name changes the address. The old one leads to it."
          answer={fields}
        />
        <Field name="description" label="Description" multiline maxLength={editorLimits.termDescription} answer={fields} />
        <PictureField names={pictureNames} answer={fields} fetched={fetched} />
        <div>
          <button className="button" type="submit" aria-disabled={saving}>
            {saving ? 'Saving…' : `Save ${one}`}
          </button>
        </div>
      </Form>
      <SignInPrompt answer={answer} />
    </>
  )
}
