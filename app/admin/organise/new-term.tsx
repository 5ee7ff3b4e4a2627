import { SignInPrompt } from '#app/admin/sign-in-again.tsx'
import { useAdminForm } from '#app/admin/use-admin-form.ts'
import { Field } from '#app/ui/field.tsx'
import { FormStatus } from '#app/ui/form-status.tsx'
import { editorLimits } from '#domain/forms/editor-limits.ts'

const nothing = {}

/** A line for adding a tag. */
export function NewTerm() {
  const { Form, answer, fields, saving, formRef, statusRef, submit } = useAdminForm('new-term', nothing)
  return (
    <>
      <Form ref={formRef} className="form new-term" method="post" noValidate aria-label="Add a tag" onSubmit={submit}>
        {answer && !answer.sent && !saving ? <FormStatus ref={statusRef} answer={answer} /> : null}
        <input type="hidden" name="form" value="new-term" />
        <Field name="name" label="New tag" required maxLength={editorLimits.label} autoComplete="off" answer={fields} />
        <button className="button" type="submit" aria-disabled={saving}>
          {saving ? 'Adding…' : 'Add tag'}
        </button>
      </Form>
      <SignInPrompt answer={answer} />
    </>
  )
}
