import type { SubmitEvent } from 'react'
import { AdminIcon } from '#app/admin/admin-icon.tsx'
import type { useChange } from '#app/admin/use-change.ts'

type DeleteNumbersProps = { host: string; deletion: ReturnType<typeof useChange> }

/** The button that deletes the phone numbers of a host, after asking. One deletion at a time. */
export function DeleteNumbers({ host, deletion: { fetcher, isChanging } }: DeleteNumbersProps) {
  const isDeleting = isChanging && fetcher.formData?.get('host') === host
  const ask = (event: SubmitEvent<HTMLFormElement>) => {
    if (isChanging || !window.confirm(`Delete "${host}"? This cannot be undone.`)) event.preventDefault()
  }
  return (
    <fetcher.Form method="post" action="/admin/settings#numbers" onSubmit={ask}>
      <input type="hidden" name="form" value="delete-numbers" />
      <input type="hidden" name="host" value={host} />
      <button className="button button--danger" type="submit" aria-disabled={isDeleting}>
        <AdminIcon name="trash" />
        {isDeleting ? 'Deleting…' : 'Delete'}
        <span className="visually-hidden"> {host}</span>
      </button>
    </fetcher.Form>
  )
}
