import { SignInPrompt } from '#app/admin/sign-in-again.tsx'
import { useAdminForm } from '#app/admin/use-admin-form.ts'
import { Field } from '#app/ui/field.tsx'
import { FormStatus } from '#app/ui/form-status.tsx'

const empty = {}

/** Imports the recipes of a page: by its address, or by its HTML where the site is not let in. */
export function PageForm() {
  const { Form, answer, fields, saving, formRef, statusRef, submit } = useAdminForm('page', empty)
  return (
    <>
      <Form ref={formRef} className="form" method="post" action="/admin/import" noValidate aria-labelledby="page-title" onSubmit={submit}>
        <FormStatus ref={statusRef} answer={saving ? undefined : answer} />
        <input type="hidden" name="form" value="page" />
        <Field
          name="address"
          label="Address"
          unmarked
          inputMode="url"
          maxLength={2000}
          autoComplete="off"
          help="Such as https://example.com/onion-soup. Only import what is yours, or what you may use."
          answer={fields}
        />
        <Field
          name="html"
          label="HTML of the page"
          multiline
          maxLength={1_000_000}
          help="For a page that only you can see: open it, show its source, and paste all of it here."
          answer={fields}
        />
        <button className="button button--ink" type="submit" aria-disabled={saving}>
          {saving ? 'Reading…' : 'Read the page'}
        </button>
      </Form>
      <SignInPrompt answer={answer} next="read the page once more" />
    </>
  )
}
