import '#app/styles/favourites-along.css'
import { useMemo } from 'react'
import { countOf } from '#domain/text/count-of.ts'
import { readAddHash, toAddHash } from './add-link.ts'
import { IncomingRecipes } from './incoming-recipes.tsx'

/** What an opened link brings, over the tickets. Once the reader has decided, its address names only what could not be fetched yet. */
export function Arrivals({ hash }: { hash: string }) {
  const { keys, unreadable } = useMemo(() => readAddHash(hash), [hash])
  return (
    <div className="wrap">
      <IncomingRecipes
        className="arrivals"
        level="h2"
        title={keys.length > 0 ? `${countOf(keys.length, 'recipe')} from another device` : 'This link names no recipes'}
        keys={keys}
        unreadable={unreadable}
        onDecided={(left) => replaceHash(left.length > 0 ? toAddHash(left) : '')}
        onClose={() => document.getElementById('main')?.focus({ preventScroll: true })}
      />
    </div>
  )
}

// The router is not told: it would ask the server for the page of an address without a hash, which fails offline.
function replaceHash(hash: string) {
  history.replaceState(history.state, '', location.pathname + location.search + hash)
}
