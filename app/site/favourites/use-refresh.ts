import { useEffect, useRef, useState } from 'react'
import type { Recipe } from '#domain/recipes/recipe.ts'

/** Asks the server once for what it knows of each favourite by now, and returns the ids of the recipes that it no longer has. */
export function useRefresh(favourites: readonly Recipe[]): ReadonlySet<number> {
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set())
  const asked = useRef(new Set<number>())
  useEffect(() => {
    const fresh = favourites.filter(({ id }) => !asked.current.has(id))
    if (fresh.length === 0) return
    for (const { id } of fresh) asked.current.add(id)
    // Without the code that asks, as without the server, the stored copies stand as they are.
    import('./refresh-favourites.ts').then(async ({ refreshFavourites }) => {
      const found = await refreshFavourites(fresh)
      if (found.length > 0) setGone((known) => new Set([...known, ...found]))
    }, ignore)
  }, [favourites])
  return gone
}

function ignore() {}
