import { AdminForm } from '#app/admin/admin-form.tsx'
import { Field } from '#app/ui/field.tsx'

/** Imports the recipes of a page: by its address, or by its HTML where the site is not let in. */
export function PageForm() {
  return (
    <AdminForm name="page" action="/admin/import" labelledBy="page-title" next="read the page again">
      {({ fields, saving }) => (
        <>
          <Field
            name="address"
            label="Address"
            unmarked
            inputMode="url"
            maxLength={2000}
            autoComplete="off"
            help="For example, https://example.com/onion-soup. Only import recipes you own or have permission to use."
            answer={fields}
          />
          <Field
            name="html"
            label="Page HTML"
            multiline
            maxLength={1_000_000}
            help="For a page only you can see: open it, view its source, and paste all of it here."
            answer={fields}
          />
          <button className="button button--ink" type="submit" aria-disabled={saving}>
            {saving ? 'Reading…' : 'Read page'}
          </button>
        </>
      )}
    </AdminForm>
  )
}
