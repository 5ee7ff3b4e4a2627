import { type FormEvent, useId, useMemo, useState } from 'react'
import { useArrival } from '#app/kitchen/favourites/use-arrival.ts'
import { useStoredUnits } from '#app/public/recipes/stored-units.ts'
import { EmptyCheck } from '#app/ui/empty-check.tsx'
import { useNearFocus } from '#app/ui/use-near-focus.ts'
import { ItemRow, OwnRow } from './item-rows.tsx'
import { type ListPart, toListParts } from './list-parts.ts'
import { ListTools } from './list-tools.tsx'
import { ListedRecipes } from './listed-recipes.tsx'
import { OpenedList } from './opened-list.tsx'
import { emptyRecord, isSettled, maxEntryLength, type ShoppingRecord, toOwnEntry } from './shopping-records.ts'
import { updateShoppingRecord, useShoppingRecord } from './shopping-store.ts'

const hasList = /[#&](?:add|own)=/

/** This device's list, by aisle, with anything a link brings above it. */
export function OwnList() {
  const record = useShoppingRecord() ?? emptyRecord
  const arrival = useArrival(hasList)
  const units = useStoredUnits() ?? 'original'
  const { recipes, own, removed } = record
  const parts = useMemo(() => toListParts({ recipes, own, removed }, units), [recipes, own, removed, units])
  const notePress = useNearFocus('.shopping input')
  const isEmpty = recipes.length + own.length === 0
  return (
    <>
      {arrival ? <OpenedList key={arrival.number} hash={arrival.hash} /> : null}
      <div className={isEmpty ? '' : 'shopping__columns'} onClickCapture={notePress}>
        <div>
          <AddEntry />
          {isEmpty ? <NothingToBuy /> : <Check record={record} parts={parts} />}
        </div>
        {isEmpty ? null : (
          <aside className="shopping__beside" aria-label="Recipes and tools">
            <ListedRecipes recipes={recipes} />
            <ListTools record={record} parts={parts} units={units} />
          </aside>
        )}
      </div>
    </>
  )
}

function Check({ record, parts }: { record: ShoppingRecord; parts: ListPart[] }) {
  const hasMany = record.recipes.length > 1
  return (
    <div className="guest-check shopping__list">
      {parts.length === 0 ? <p>Nothing left to buy.</p> : null}
      {parts.map(({ aisle, items, own }) => (
        <section key={aisle}>
          <h2>{aisle}</h2>
          <ul>
            {items.map((item) => (
              <ItemRow key={item.key} item={item} isTicked={isSettled(record.ticked, item)} showsRecipes={hasMany} />
            ))}
            {own.map((entry) => (
              <OwnRow key={entry.id} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Instead of an empty list. */
function NothingToBuy() {
  return (
    <EmptyCheck
      title="Nothing to buy yet."
      text="Tap “Add to shopping list” on any recipe, or add an item yourself."
      to="/recipes"
      button="Browse Recipes"
    />
  )
}

/** Adds a typed entry to the list. */
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
