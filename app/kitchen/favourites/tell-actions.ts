import { useEffect, useRef } from 'react'
import { useFavourites } from '#app/ui/favourite-store.ts'
import type { CountedAction } from '#domain/numbers/count-kinds.ts'

declare global {
  interface WindowEventMap {
    /** What a reader did with the page's recipe. An event, so that senders need no further code. */
    'recipe-action': CustomEvent<CountedAction>
  }
}

/**
 * Tells the site what readers do with its recipes, for the owner's numbers, and nothing about the reader: printing, cook mode, an entry in
 * the cooking log, and that a recipe became a favourite in this window. What readers keep for themselves is not sent.
 */
export function TellActions() {
  const favourites = useFavourites()
  const before = useRef(favourites)
  useEffect(() => {
    // Several at once come from a file or a link.
    const hasOneMore = before.current && favourites && favourites.length === before.current.length + 1
    before.current = favourites
    const slug = hasOneMore ? favourites.at(-1)?.slug : undefined
    if (slug && document.visibilityState === 'visible') tell('save', slug)
  }, [favourites])
  useEffect(() => {
    const hear = ({ detail }: CustomEvent<CountedAction>) => {
      const [, slug] = /^\/recipes\/([^/]+)$/.exec(location.pathname) ?? []
      if (slug) tell(detail, decodeURIComponent(slug))
    }
    addEventListener('recipe-action', hear)
    return () => removeEventListener('recipe-action', hear)
  }, [])
  return null
}

function tell(action: CountedAction, slug: string) {
  navigator.sendBeacon?.('/api/actions', new URLSearchParams({ action, slug }))
}
