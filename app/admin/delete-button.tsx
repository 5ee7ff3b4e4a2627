import { AdminIcon } from './admin-icon.tsx'

type DeleteButtonProps = {
  /** What it deletes, for those who hear the button without seeing its row. */
  name: string
  isDeleting: boolean
}

/** The button of a form that deletes one of a list. */
export function DeleteButton({ name, isDeleting }: DeleteButtonProps) {
  return (
    <button className="button button--danger" type="submit" aria-disabled={isDeleting}>
      <AdminIcon name="trash" />
      {isDeleting ? 'Deleting…' : 'Delete'}
      <span className="visually-hidden"> {name}</span>
    </button>
  )
}
