import { type FormEvent, useId, useState } from 'react'
import { kitchenLimits } from '#domain/kitchen/kitchen-records.ts'
import { isTaken, type ListedCollection } from '#domain/kitchen/listed-collections.ts'
import { makeCollection } from './keep-collections.ts'
import { notKept } from './kitchen-words.ts'

type NewCollectionProps = { collections: readonly ListedCollection[]; onMade?: (key: string) => Promise<void> }

/** Creates a collection with a unique name. */
export function NewCollection({ collections, onMade }: NewCollectionProps) {
  const make = async (name: string) => {
    const key = await makeCollection(name)
    await onMade?.(key)
  }
  return <NameForm label="New collection" submit="Create" name="" collections={collections} onName={make} />
}

type NameFormProps = {
  label: string
  submit: string
  name: string
  collections: readonly ListedCollection[]
  /** The collection being renamed, if any. */
  own?: string
  onName: (name: string) => Promise<void>
  onCancel?: () => void
}

export function NameForm({ label, submit, name, collections, own, onName, onCancel }: NameFormProps) {
  const id = useId()
  const [fault, setFault] = useState('')
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = String(new FormData(form).get('name')).trim()
    if (!typed) return setFault('Enter a name')
    if (isTaken(collections, typed, own)) return setFault('You already have a collection with that name')
    setFault('')
    try {
      await onName(typed)
      form.reset()
    } catch {
      setFault(notKept)
    }
  }
  return (
    <form className="name-form" onSubmit={send} noValidate>
      <div className="field">
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          className="input"
          name="name"
          defaultValue={name}
          maxLength={kitchenLimits.collection}
          autoComplete="off"
          aria-invalid={fault !== ''}
          aria-describedby={fault ? `${id}-fault` : undefined}
        />
      </div>
      <div className="name-form__buttons">
        <button className="button" type="submit">
          {submit}
        </button>
        {onCancel ? (
          <button className="button button--quiet" type="button" onClick={onCancel}>
            Cancel
          </button>
        ) : null}
      </div>
      {fault ? (
        <p id={`${id}-fault`} className="field-error" role="alert">
          {fault}
        </p>
      ) : null}
    </form>
  )
}
