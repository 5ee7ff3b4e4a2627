import { useSearchParams } from 'react-router'
import { Link } from '#app/ui/link.tsx'
import { toOwnKey } from '#domain/kitchen/own-recipe.ts'
import { keepsNothing } from '../kitchen-words.ts'
import { useKitchen } from '../use-kitchen.ts'
import { NewOwn } from './new-own.tsx'
import { OwnForm } from './own-form.tsx'
import { OwnHead } from './own-head.tsx'
import { findOwn } from './own-recipe-list.tsx'
import { OwnRecipeView } from './own-recipe-view.tsx'

/** A stored recipe, to read or edit, or a new one. */
export function OwnRecipeContents() {
  const [query] = useSearchParams()
  const kitchen = useKitchen()
  const get = (name: string) => query.get(name) ?? ''
  const of = get('of')
  const known = Array.isArray(kitchen) ? findOwn(kitchen, toOwnKey(of)) : undefined
  if (known && !query.has('change')) return <OwnRecipeView recipe={known} />
  return (
    <>
      <OwnHead />
      {kitchen === 'unavailable' ? <p>{keepsNothing}</p> : null}
      {known ? <OwnForm key={known.key} text={known} known={known} /> : null}
      {Array.isArray(kitchen) && of && !known ? (
        <p>
          This recipe isn’t on this device. See what’s in <Link to="/my-kitchen">your kitchen</Link>.
        </p>
      ) : null}
      {Array.isArray(kitchen) && !of ? <NewOwn shared={{ url: get('url'), text: get('text'), title: get('title') }} /> : null}
    </>
  )
}
