import '#app/kitchen/favourites/favourites-along.css'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import type { RecipeKey } from '#app/kitchen/favourites/add-link.ts'
import { type FetchedRecipes, fetchRecipes } from '#app/kitchen/favourites/fetch-recipes.ts'
import { countOf } from '#domain/text/count-of.ts'
import { readListHash, withLinked } from './list-link.ts'
import { updateShoppingRecord } from './shopping-store.ts'

/** Asks before the list of an opened link is added to this one. */
export function OpenedList({ hash }: { hash: string }) {
  const headingId = useId()
  const list = useMemo(() => readListHash(hash), [hash])
  const [isOpen, setOpen] = useState(true)
  const [isAdding, setAdding] = useState(false)
  const [words, setWords] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  if (!list || !isOpen) return null
  const close = () => {
    // Bypasses the router, which would revalidate the page, and that fails offline.
    history.replaceState(history.state, '', location.pathname)
    setOpen(false)
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  const add = async () => {
    if (isAdding) return
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
    <section className="arrivals" aria-labelledby={headingId}>
      <h2 ref={heading} id={headingId} tabIndex={-1}>
        Shared shopping list
      </h2>
      <p>{`It has ${countOf(list.recipes.length, 'recipe')} and ${countOf(list.own.length, 'item')}. Add them to the list on this device?`}</p>
      <p role="status">{words}</p>
      <div className="along-buttons">
        <button className="button button--small" type="button" aria-disabled={isAdding || undefined} onClick={add}>
          {isAdding ? 'Adding…' : 'Add them'}
        </button>
        <button className="button button--quiet button--small" type="button" onClick={close}>
          Not now
        </button>
      </div>
    </section>
  )
}

function toFound(fetched: FetchedRecipes, key: RecipeKey, shown: number | undefined) {
  const recipe = fetched.get(key)
  return typeof recipe === 'object' ? [{ ...recipe, shown: shown ?? recipe.servings ?? 1 }] : []
}
