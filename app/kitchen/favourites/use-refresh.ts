import { useEffect, useRef, useState } from 'react'
import type { Recipe } from '#domain/recipes/recipe.ts'

/** Refreshes the favourites from the server once; returns the ids of recipes that no longer exist. */
export function useRefresh(favourites: readonly Recipe[]): ReadonlySet<number> {
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set())
  const requested = useRef(new Set<number>())
  useEffect(() => {
    const fresh = favourites.filter(({ id }) => !requested.current.has(id))
    if (fresh.length === 0) return
    for (const { id } of fresh) requested.current.add(id)
    // If the module can't be loaded, the stored copies stay as they are.
    import('./refresh-favourites.ts').then(async ({ refreshFavourites }) => {
      const found = await refreshFavourites(fresh)
      if (found.length > 0) setGone((known) => new Set([...known, ...found]))
    }, ignore)
  }, [favourites])
  return gone
}

function ignore() {}
