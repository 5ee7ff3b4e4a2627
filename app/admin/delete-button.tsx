import { AdminIcon } from './admin-icon.tsx'

type DeleteButtonProps = {
  /** Accessible name of the record, for screen readers. */
  name: string
  isDeleting: boolean
}

/** The submit button of a form that deletes one record of a list. */
export function DeleteButton({ name, isDeleting }: DeleteButtonProps) {
  return (
    <button className="button button--danger" type="submit" aria-disabled={isDeleting}>
      <AdminIcon name="trash" />
      {isDeleting ? 'Deleting…' : 'Delete'}
      <span className="visually-hidden"> {name}</span>
    </button>
  )
}
