import { EmptyCheck } from '#app/ui/empty-check.tsx'
import { Link } from '#app/ui/link.tsx'

/** In place of an empty list. */
export function NothingToBuy() {
  return (
    <EmptyCheck title="Nothing to buy yet." text="Tap “Add to shopping list” on any recipe, or add an item yourself.">
      <Link className="button button--large" to="/recipes">
        Browse Recipes
      </Link>
    </EmptyCheck>
  )
}
