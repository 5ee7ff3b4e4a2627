/** Id of the form that the checkboxes of all entries belong to. */
export const selectionForm = 'chosen-entries'

type SelectBoxProps = {
  className: string
  id: string
  label: string
  isChosen: boolean
  onChoose: (ids: string[], isChosen: boolean) => void
  /** The key that presses it, in lists that have keys. */
  shortcut?: string
}

/** The checkbox that selects an entry of a list for bulk changes. `label` is for screen readers. */
export function SelectBox({ className, id, label, isChosen, onChoose, shortcut }: SelectBoxProps) {
  return (
    <label className={className}>
      <input
        type="checkbox"
        name="ids"
        value={id}
        form={selectionForm}
        checked={isChosen}
        aria-keyshortcuts={shortcut}
        onChange={(event) => onChoose([id], event.currentTarget.checked)}
      />
      <span className="visually-hidden">{label}</span>
    </label>
  )
}
