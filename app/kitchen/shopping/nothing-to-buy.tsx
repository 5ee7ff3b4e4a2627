import { EmptyCheck } from '#app/ui/empty-check.tsx'
import { Link } from '#app/ui/link.tsx'

/** In place of an empty list. */
export function NothingToBuy() {
  return (
    <EmptyCheck title="Nothing to buy yet." text="Press “Add to shopping list” on any recipe, or write something on the list.">
      <Link className="button button--large" to="/recipes">
        Browse Recipes
      </Link>
    </EmptyCheck>
  )
}
