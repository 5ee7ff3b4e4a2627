import type { SubmitEvent } from 'react'
import { useActionData, useSearchParams } from 'react-router'
import { DeleteButton } from '#app/admin/delete-button.tsx'
import { SignInPrompt } from '#app/admin/sign-in-again.tsx'
import { useChange } from '#app/admin/use-change.ts'
import type { AdminAnswer } from '#app/form-answers.ts'
import { FormStatus } from '#app/ui/form-status.tsx'
import { Link } from '#app/ui/link.tsx'
import { useNearFocus } from '#app/ui/use-near-focus.ts'
import type { SiteNumbers } from '#domain/settings/site-info.ts'
import { NumbersForm } from './numbers-form.tsx'

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
    <table className="data-table">
      <thead>
        <tr>
          <th scope="col">Domain</th>
          <th scope="col">Number shown</th>
          <th scope="col">Number dialed</th>
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {numbers.map(({ id, numberIntl, numberLocal }) => (
          <tr key={id}>
            <td data-label="Domain">{id}</td>
            <td className="is-number" data-label="Number shown">
              {numberLocal || 'None'}
            </td>
            <td className="is-number" data-label="Number dialed">
              {numberIntl || numberLocal || 'None'}
            </td>
            <td className="is-actions" data-label="Actions">
              <div className="row-actions">
                <Link className="button button--quiet" to={{ search: `?host=${encodeURIComponent(id)}`, hash: '#numbers' }}>
                  Edit<span className="visually-hidden"> {id}</span>
                </Link>
                <DeleteNumbers host={id} deletion={deletion} />
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
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
