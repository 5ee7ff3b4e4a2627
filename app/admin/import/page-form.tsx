import { AdminForm } from '#app/admin/admin-form.tsx'
import { Field } from '#app/ui/field.tsx'

/** Imports the recipes of a page: by its address, or by its HTML where the site is not let in. */
export function PageForm() {
  return (
    <AdminForm name="page" action="/admin/import" labelledBy="page-title" next="read the page once more">
      {({ fields, saving }) => (
        <>
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
        </>
      )}
    </AdminForm>
  )
}
