import type { SubmitEvent } from 'react'
import { DeleteButton } from '#app/admin/delete-button.tsx'
import type { useChange } from '#app/admin/use-change.ts'

type DeleteNumbersProps = { host: string; deletion: ReturnType<typeof useChange> }

/** Deletes the phone numbers of a host after a confirmation. One deletion at a time. */
export function DeleteNumbers({ host, deletion: { fetcher, isChanging } }: DeleteNumbersProps) {
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
