import { useMemo } from 'react'
import { countOf } from '#domain/text/count-of.ts'
import { readAddHash, toAddHash } from './add-link.ts'
import { focusMain, forgetHash } from './arrival-panel.tsx'
import { IncomingRecipes } from './incoming-recipes.tsx'

/**
 * The recipes of an opened link, above the tickets. After the visitor's decision, the address lists only those that are still to be
 * fetched.
 */
export function Arrivals({ hash }: { hash: string }) {
  const { keys, unreadable } = useMemo(() => readAddHash(hash), [hash])
  return (
    <div className="wrap">
      <IncomingRecipes
        className="arrivals"
        level="h2"
        title={keys.length > 0 ? `${countOf(keys.length, 'recipe')} from another device` : 'This link has no recipes in it'}
        keys={keys}
        unreadable={unreadable}
        onDecided={(left) => forgetHash(left.length > 0 ? toAddHash(left) : '')}
        onClose={focusMain}
      />
    </div>
  )
}
