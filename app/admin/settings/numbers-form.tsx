import { useMemo } from 'react'
import { AdminForm } from '#app/admin/admin-form.tsx'
import type { Transition } from '#app/admin/use-leave-confirmation.ts'
import { Field } from '#app/ui/field.tsx'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { fieldLimits } from '#domain/forms/form-limits.ts'
import type { SiteNumbers } from '#domain/settings/site-info.ts'

type HostNumbers = SiteNumbers & { id: string }

/** Adds or changes the phone numbers of a host. `chosen` is the one to change. */
export function NumbersForm({ chosen }: { chosen: HostNumbers | undefined }) {
  const stored = useMemo(() => toTyped(chosen), [chosen])
  return (
    <AdminForm
      name="numbers"
      of={chosen?.id ?? ''}
      className="form card numbers-form"
      action="/admin/settings#numbers"
      label="Numbers of a host"
      stored={stored}
      isLeftBy={byAnotherHost}
    >
      {({ fields, saving }) => (
        <>
          <Field
            name="host"
            label="Host"
            required
            maxLength={editorLimits.url}
            help="Such as www.example.com. One that is listed is changed."
            answer={fields}
          />
          <Field
            name="numberLocal"
            label="Number to show"
            type="tel"
            help="Left empty, no number is shown on this host."
            maxLength={fieldLimits.phone}
            answer={fields}
          />
          <Field
            name="numberIntl"
            label="Number to dial"
            type="tel"
            help="Left empty, the number shown is dialed."
            maxLength={fieldLimits.phone}
            answer={fields}
          />
          <button className="button button--ink" type="submit" aria-disabled={saving}>
            {saving ? 'Saving…' : 'Save numbers'}
          </button>
        </>
      )}
    </AdminForm>
  )
}

/** Another `?host=` makes this another form. */
function byAnotherHost({ currentLocation, nextLocation }: Transition) {
  return currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search
}

function toTyped(chosen: HostNumbers | undefined): Record<string, string> {
  return chosen ? { host: chosen.id, numberIntl: chosen.numberIntl, numberLocal: chosen.numberLocal } : {}
}
