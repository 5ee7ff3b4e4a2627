import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { RecipeRow } from '#app/ui/recipe-row.tsx'
import type { RecipeCardData } from '#domain/recipes/recipe.ts'
import { groupDigits } from '#domain/text/count-of.ts'

/** How many top sellers the row shows; its link leads to the rest. */
export const topSellerCount = 4

/** The row of top sellers below a recipe list; nothing if there are none. `total` counts all of them. */
export function TopSellers({ cards, total }: { cards: RecipeCardData[]; total: number }) {
  return (
    <RecipeRow name="top-sellers" title="Top Sellers" cards={cards} isCompact>
      {total > cards.length ? <AllTopSellers total={total} /> : null}
    </RecipeRow>
  )
}

function AllTopSellers({ total }: { total: number }) {
  return (
    <Link className="read-more" to="/recipes?type=top-seller">
      {`All ${groupDigits(total)} top sellers`} <Icon name="arrow-right" />
    </Link>
  )
}
