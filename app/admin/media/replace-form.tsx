import { useId } from 'react'
import { SignInPrompt } from '#app/admin/sign-in-again.tsx'
import { useAdminForm } from '#app/admin/use-admin-form.ts'
import { FieldError, useFieldError } from '#app/ui/field.tsx'
import { FormStatus } from '#app/ui/form-status.tsx'

const nothing = {}

/** Puts another file in the place of a picture's. */
export function ReplaceForm({ id, isUsed }: { id: string; isUsed: boolean }) {
  const own = useId()
  const { Form, answer, fields, saving, formRef, statusRef, submit } = useAdminForm('replace', nothing)
  const { error, forget } = useFieldError('file', fields)
  return (
    <section className="card form" aria-labelledby={`${own}-heading`}>
      <h2 id={`${own}-heading`}>Replace</h2>
      <Form
        ref={formRef}
        className="form"
        method="post"
        encType="multipart/form-data"
        action={`/admin/media/edit?id=${id}`}
        noValidate
        aria-labelledby={`${own}-heading`}
        onSubmit={submit}
      >
        <FormStatus ref={statusRef} answer={saving ? undefined : answer} />
        <div className="field">
          <label htmlFor={own}>Another picture in its place</label>
          <input
            className="input"
            id={own}
            type="file"
            name="file"
            accept="image/*"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${own}-error ${own}-help` : `${own}-help`}
            onInput={forget}
          />
          {error ? <FieldError id={`${own}-error`} error={error} /> : null}
          <span className="help" id={`${own}-help`}>
            {isUsed ? 'Everything that shows this picture shows the other one at once. ' : null}
            Title and alternative text stay; the earlier file is deleted.
          </span>
        </div>
        <div>
          <button className="button button--outline" type="submit" aria-disabled={saving}>
            {saving ? 'Replacing…' : 'Replace picture'}
          </button>
        </div>
      </Form>
      <SignInPrompt answer={answer} />
    </section>
  )
}
