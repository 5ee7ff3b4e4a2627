import { useMemo } from 'react'
import { useArrival } from '#app/kitchen/favourites/use-arrival.ts'
import { useStoredUnits } from '#app/public/recipes/stored-units.ts'
import { EmptyCheck } from '#app/ui/empty-check.tsx'
import { Link } from '#app/ui/link.tsx'
import { useNearFocus } from '#app/ui/use-near-focus.ts'
import { AddEntry } from './add-entry.tsx'
import { ItemRow, OwnRow } from './item-rows.tsx'
import { type ListPart, toListParts } from './list-parts.ts'
import { ListTools } from './list-tools.tsx'
import { ListedRecipes } from './listed-recipes.tsx'
import { OpenedList } from './opened-list.tsx'
import { emptyRecord, isSettled, type ShoppingRecord } from './shopping-records.ts'
import { useShoppingRecord } from './shopping-store.ts'

const hasList = /[#&](?:add|own)=/

/** The list of this device, by aisles; above it what a link brings. */
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

/** In place of an empty list. */
function NothingToBuy() {
  return (
    <EmptyCheck title="Nothing to buy yet." text="Tap “Add to shopping list” on any recipe, or add an item yourself.">
      <Link className="button button--large" to="/recipes">
        Browse Recipes
      </Link>
    </EmptyCheck>
  )
}
