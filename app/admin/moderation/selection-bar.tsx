import type { SubmitEvent } from 'react'
import { countOf } from '#domain/text/count-of.ts'
import { SignInPrompt } from '../sign-in-again.tsx'
import type { OpinionWords } from './opinion.ts'
import { type OnChanged, useModeration } from './use-moderation.ts'

/** Id of the form that the checkboxes of all cards belong to. */
export const selectionForm = 'chosen-opinions'

type SelectionBarProps = {
  words: OpinionWords
  all: string[]
  chosen: string[]
  action: string
  onChoose: (ids: string[], isChosen: boolean) => void
  onChanged: OnChanged
}

/** Bulk changes of the selected comments or reviews. */
export function SelectionBar({ words, all, chosen, action, onChoose, onChanged }: SelectionBarProps) {
  const { fetcher, isChanging } = useModeration(onChanged)
  const areAllChosen = chosen.length === all.length
  const submit = (event: SubmitEvent) => {
    if (isChanging || !confirmDeletion(event.nativeEvent, chosen.length, words)) event.preventDefault()
  }
  return (
    <>
      <fetcher.Form
        className="selection-bar"
        id={selectionForm}
        method="post"
        action={action}
        aria-label={`Chosen ${words.many}`}
        onSubmit={submit}
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
          <span aria-live="polite">{chosen.length === 0 ? 'Choose all' : `${chosen.length} chosen`}</span>
        </label>
        <button className="button button--quiet button--small" type="submit" name="change" value="approve" aria-disabled={isChanging}>
          Approve
        </button>
        <button className="button button--quiet button--small" type="submit" name="change" value="disapprove" aria-disabled={isChanging}>
          Disapprove
        </button>
        <button className="button button--danger button--small" type="submit" name="change" value="delete" aria-disabled={isChanging}>
          Delete
        </button>
      </fetcher.Form>
      <SignInPrompt answer={fetcher.data} />
    </>
  )
}

/** Confirms a deletion. With nothing selected the form is submitted, and the server answers with the message. */
function confirmDeletion(event: Event, count: number, { one, many }: OpinionWords) {
  const button = event instanceof globalThis.SubmitEvent ? event.submitter : null
  if (!(button instanceof HTMLButtonElement) || button.value !== 'delete' || count === 0) return true
  return confirm(`Delete "${countOf(count, one, many)}"? This cannot be undone.`)
}
