import { type SubmitEvent, useMemo } from 'react'
import { useActionData, useSearchParams } from 'react-router'
import { AdminForm } from '#app/admin/admin-form.tsx'
import { DeleteButton } from '#app/admin/delete-form.tsx'
import { SignInPrompt } from '#app/admin/sign-in-again.tsx'
import { useChange } from '#app/admin/use-change.ts'
import type { Transition } from '#app/admin/use-leave-confirmation.ts'
import type { AdminAnswer } from '#app/form-answers.ts'
import { DataTable, EditLink } from '#app/ui/data-table.tsx'
import { Field } from '#app/ui/field.tsx'
import { FormStatus } from '#app/ui/form-status.tsx'
import { useNearFocus } from '#app/ui/use-near-focus.ts'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { fieldLimits } from '#domain/forms/form-limits.ts'
import type { SiteNumbers } from '#domain/settings/site-info.ts'

type HostNumbers = SiteNumbers & { id: string }

/** The phone numbers by host: a list, and the form that adds or changes one. `?host=` prefills the form. */
export function SiteNumbersPart({ numbers }: { numbers: HostNumbers[] }) {
  const host = useSearchParams()[0].get('host')
  const chosen = numbers.find(({ id }) => id === host)
  const notePress = useNearFocus('#numbers')
  const deletion = useChange()
  const posted = useActionData<AdminAnswer>()
  return (
    <section className="settings-part" id="numbers" aria-labelledby="numbers-title" tabIndex={-1} onClickCapture={notePress}>
      <h2 id="numbers-title">Phone numbers by domain</h2>
      <p>Visitors to a domain in this list see its phone number. Other visitors see +1 555 0100.</p>
      {posted?.form === 'delete-numbers' ? <FormStatus answer={posted} /> : null}
      {numbers.length > 0 ? <NumbersTable numbers={numbers} deletion={deletion} /> : null}
      <SignInPrompt answer={deletion.fetcher.data} next="delete again" />
      <NumbersForm key={chosen?.id ?? ''} chosen={chosen} />
    </section>
  )
}

function NumbersTable({ numbers, deletion }: { numbers: HostNumbers[]; deletion: ReturnType<typeof useChange> }) {
  return (
    <DataTable
      label="Phone numbers by domain"
      rows={numbers}
      toKey={({ id }) => id}
      columns={[
        { heading: 'Domain', cell: ({ id }) => id },
        { heading: 'Number shown', kind: 'number', cell: ({ numberLocal }) => numberLocal || 'None' },
        { heading: 'Number dialed', kind: 'number', cell: ({ numberIntl, numberLocal }) => numberIntl || numberLocal || 'None' },
        {
          heading: 'Actions',
          kind: 'actions',
          cell: ({ id }) => (
            <div className="row-actions">
              <EditLink to={{ search: `?host=${encodeURIComponent(id)}`, hash: '#numbers' }} name={id} />
              <DeleteNumbers host={id} deletion={deletion} />
            </div>
          ),
        },
      ]}
    />
  )
}

type DeleteNumbersProps = { host: string; deletion: ReturnType<typeof useChange> }

/** Deletes the phone numbers of a host after a confirmation. One deletion at a time. */
function DeleteNumbers({ host, deletion: { fetcher, isChanging } }: DeleteNumbersProps) {
  const isDeleting = isChanging && fetcher.formData?.get('host') === host
  const ask = (event: SubmitEvent<HTMLFormElement>) => {
    if (isChanging || !window.confirm(`Delete "${host}"? This cannot be undone.`)) event.preventDefault()
  }
  return (
    <fetcher.Form method="post" action="/admin/settings#numbers" onSubmit={ask}>
      <input type="hidden" name="form" value="delete-numbers" />
      <input type="hidden" name="host" value={host} />
      <DeleteButton name={host} isDeleting={isDeleting} />
    </fetcher.Form>
  )
}

/** Adds or changes the phone numbers of a host. `chosen` is the one to edit. */
function NumbersForm({ chosen }: { chosen: HostNumbers | undefined }) {
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
