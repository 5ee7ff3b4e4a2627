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
      label="Phone number for a domain"
      stored={stored}
      isLeftBy={byAnotherHost}
    >
      {({ fields, saving }) => (
        <>
          <Field
            name="host"
            label="Domain"
            required
            maxLength={editorLimits.url}
            help="For example, www.example.com. If it’s already listed, its numbers are replaced."
            answer={fields}
          />
          <Field
            name="numberLocal"
            label="Number to show"
            type="tel"
            help="Leave empty to show no number on this domain."
            maxLength={fieldLimits.phone}
            answer={fields}
          />
          <Field
            name="numberIntl"
            label="Number to dial"
            type="tel"
            help="If empty, the displayed number is used."
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
