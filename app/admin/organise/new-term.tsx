import { SignInPrompt } from '#app/admin/sign-in-again.tsx'
import { useAdminForm } from '#app/admin/use-admin-form.ts'
import { Field } from '#app/ui/field.tsx'
import { FormStatus } from '#app/ui/form-status.tsx'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import type { TermKind } from '#domain/terms/term.ts'
import { termWords } from '#domain/terms/term-words.ts'

const nothing = {}

/** A line for adding to a list. */
export function NewTerm({ kind }: { kind: TermKind }) {
  const { one } = termWords[kind]
  const { Form, answer, fields, saving, formRef, statusRef, submit } = useAdminForm('new-term', nothing)
  return (
    <>
      <Form
        ref={formRef}
        className="form new-term"
        method="post"
        noValidate
        aria-label={`Add to ${termWords[kind].many}`}
        onSubmit={submit}
      >
        {answer && !answer.sent && !saving ? <FormStatus ref={statusRef} answer={answer} /> : null}
        <input type="hidden" name="form" value="new-term" />
        <Field name="name" label={`New ${one}`} required maxLength={editorLimits.label} autoComplete="off" answer={fields} />
        <button className="button" type="submit" aria-disabled={saving}>
          {saving ? 'Adding…' : `Add ${one}`}
        </button>
      </Form>
      <SignInPrompt answer={answer} />
    </>
  )
}
