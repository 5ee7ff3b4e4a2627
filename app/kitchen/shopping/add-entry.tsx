import { type FormEvent, useId, useState } from 'react'
import { maxEntryLength, toOwnEntry } from './shopping-records.ts'
import { updateShoppingRecord } from './shopping-store.ts'

/** Writes something on the list. */
export function AddEntry() {
  const id = useId()
  const [error, setError] = useState('')
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const text = String(new FormData(form).get('text')).trim()
    setError(text ? '' : 'Enter an item.')
    if (!text) return
    updateShoppingRecord((record) => ({ ...record, own: [...record.own, toOwnEntry(text)] }))
    form.reset()
  }
  return (
    <form className="shopping__add" onSubmit={add} noValidate>
      <div className="field">
        <label htmlFor={id}>Add an item</label>
        <input
          id={id}
          className="input"
          name="text"
          maxLength={maxEntryLength}
          autoComplete="off"
          enterKeyHint="done"
          placeholder="2 lemons"
          aria-invalid={error !== ''}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        {error ? (
          <p className="field-error" id={`${id}-error`}>
            {error}
          </p>
        ) : null}
      </div>
      <button className="button" type="submit">
        Add
      </button>
    </form>
  )
}
