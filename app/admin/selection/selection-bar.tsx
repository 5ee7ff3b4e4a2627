import type { ComponentType, ReactNode, SubmitEvent } from 'react'
import type { FetcherFormProps } from 'react-router'
import { selectionForm } from './select-box.tsx'

/** What can be done with the selected entries; a dangerous change asks first. */
export type BulkChange = { change: string; label: string; question?: (count: number) => string }

type SelectionBarProps = {
  /** The form's component: a fetcher's, or the page's. */
  Form: ComponentType<FetcherFormProps>
  /** For example 'comments'. */
  many: string
  all: string[]
  chosen: string[]
  action: string
  changes: BulkChange[]
  isChanging: boolean
  onChoose: (ids: string[], isChosen: boolean) => void
  /** What precedes the buttons. */
  children?: ReactNode
}

/** The form for bulk changes of the selected entries of a list, with a checkbox for all on the page. */
export function SelectionBar({ Form, many, all, chosen, action, changes, isChanging, onChoose, children }: SelectionBarProps) {
  const areAllChosen = chosen.length === all.length
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (isChanging || !isConfirmed(event.nativeEvent, chosen.length, changes)) event.preventDefault()
  }
  return (
    <Form
      className="selection-bar"
      id={selectionForm}
      method="post"
      action={action}
      aria-label={`Selected ${many}`}
      onSubmit={submit}
      preventScrollReset
    >
      <label className="selection-bar__all">
        <input
          type="checkbox"
          checked={areAllChosen}
          ref={(box) => {
            if (box) box.indeterminate = chosen.length > 0 && !areAllChosen
          }}
          onChange={(event) => onChoose(all, event.currentTarget.checked)}
        />
        <span aria-live="polite">{chosen.length === 0 ? 'Select all' : `${chosen.length} chosen`}</span>
      </label>
      {children}
      {changes.map(({ change, label, question }) => (
        <button
          key={change}
          className={`button ${question ? 'button--danger' : 'button--quiet'} button--small`}
          type="submit"
          name="change"
          value={change}
          aria-disabled={isChanging}
        >
          {label}
        </button>
      ))}
    </Form>
  )
}

/** With nothing selected the form is submitted, and the server responds with the message. */
function isConfirmed(event: Event, count: number, changes: BulkChange[]) {
  const button = event instanceof globalThis.SubmitEvent ? event.submitter : null
  const asked = changes.find(({ change }) => button instanceof HTMLButtonElement && button.value === change)
  return count === 0 || !asked?.question || confirm(asked.question(count))
}
