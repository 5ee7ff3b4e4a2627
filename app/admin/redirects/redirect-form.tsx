import { useMemo } from 'react'
import { AdminForm } from '#app/admin/admin-form.tsx'
import { SelectField } from '#app/admin/select-field.tsx'
import type { Transition } from '#app/admin/use-leave-confirmation.ts'
import { Field } from '#app/ui/field.tsx'
import { Link } from '#app/ui/link.tsx'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import type { Redirect } from '#domain/redirects/redirect.ts'

const kinds = { 301: 'Permanent (301)', 302: 'Temporary (302)' }

/** Adds a redirect, or edits the `chosen` one. */
export function RedirectForm({ chosen }: { chosen: Redirect | undefined }) {
  const stored = useMemo(() => toTyped(chosen), [chosen])
  const saveWords = chosen ? 'Save redirect' : 'Add redirect'
  return (
    <AdminForm
      name="redirect"
      of={chosen?.id ?? ''}
      className="form card redirect-form"
      action={chosen ? `/admin/redirects?id=${chosen.id}` : '/admin/redirects'}
      label={chosen ? 'Edit redirect' : 'Add a redirect'}
      stored={stored}
      isLeftBy={byAnotherRedirect}
    >
      {({ fields, saving }) => (
        <>
          <input type="hidden" name="id" value={chosen?.id ?? ''} />
          <Field
            name="source"
            label="Old address"
            required
            maxLength={editorLimits.url}
            autoComplete="off"
            help="For example, /2019/apple-pie or /?p=12. Capitals and a trailing slash don’t matter."
            answer={fields}
          />
          <Field
            name="target"
            label="Redirects to"
            required
            maxLength={editorLimits.url}
            autoComplete="off"
            help="A path on this site such as /recipes/apple-pie, or a full https:// address. Query parameters are passed on."
            answer={fields}
          />
          <SelectField name="status" label="Type" options={kinds} answer={fields} />
          <div className="redirect-form__foot">
            <button className="button button--ink" type="submit" aria-disabled={saving}>
              {saving ? 'Saving…' : saveWords}
            </button>
            {chosen ? (
              <Link className="button button--quiet" to="/admin/redirects">
                Cancel
              </Link>
            ) : null}
          </div>
        </>
      )}
    </AdminForm>
  )
}

/** Another `?id=` makes this another form. */
function byAnotherRedirect({ currentLocation, nextLocation }: Transition) {
  return currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search
}

function toTyped(chosen: Redirect | undefined): Record<string, string> {
  return chosen ? { source: chosen.source, target: chosen.target, status: String(chosen.status) } : {}
}
