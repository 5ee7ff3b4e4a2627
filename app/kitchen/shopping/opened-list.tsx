import { useMemo, useState } from 'react'
import type { RecipeKey } from '#app/kitchen/favourites/add-link.ts'
import { ArrivalPanel, focusMain, forgetHash } from '#app/kitchen/favourites/arrival-panel.tsx'
import { type FetchedRecipes, fetchRecipes } from '#app/kitchen/favourites/fetch-recipes.ts'
import { countOf } from '#domain/text/count-of.ts'
import { readListHash, withLinked } from './list-link.ts'
import { updateShoppingRecord } from './shopping-store.ts'

/** Asks before adding the list of an opened link to this one. */
export function OpenedList({ hash }: { hash: string }) {
  const list = useMemo(() => readListHash(hash), [hash])
  const [isOpen, setOpen] = useState(true)
  const [isAdding, setAdding] = useState(false)
  const [words, setWords] = useState('')
  if (!list || !isOpen) return null
  const close = () => {
    forgetHash()
    setOpen(false)
    focusMain()
  }
  const add = async () => {
    setAdding(true)
    const fetched = await fetchRecipes(
      list.recipes.map(({ key }) => key),
      new Map(),
    )
    setAdding(false)
    const missing = list.recipes.filter(({ key }) => (fetched.get(key) ?? 'unknown') === 'unknown').length
    if (missing > 0) return setWords(`${countOf(missing, 'recipe')} couldn’t load. You may be offline. Nothing was added.`)
    const found = list.recipes.flatMap(({ key, shown }) => toFound(fetched, key, shown))
    updateShoppingRecord((record) => withLinked(record, list, found))
    close()
  }
  return (
    <ArrivalPanel
      title="Shared shopping list"
      words={words}
      buttons={[
        { label: isAdding ? 'Adding…' : 'Add them', press: isAdding ? undefined : add },
        { label: 'Not now', press: close },
      ]}
    >
      <p>{`It has ${countOf(list.recipes.length, 'recipe')} and ${countOf(list.own.length, 'item')}. Add them to the list on this device?`}</p>
    </ArrivalPanel>
  )
}

function toFound(fetched: FetchedRecipes, key: RecipeKey, shown: number | undefined) {
  const recipe = fetched.get(key)
  return typeof recipe === 'object' ? [{ ...recipe, shown: shown ?? recipe.servings ?? 1 }] : []
}
