import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { RecipeCard } from '#app/ui/recipe-card.tsx'
import type { RecipeCardData } from '#domain/recipes/recipe.ts'
import { groupDigits } from '#domain/text/group-digits.ts'

/** Maximum number of top sellers in the row; the rest is behind its link. */
export const topSellerCount = 4

/** The row of top sellers below a recipe list; nothing without any. `total` counts all of them. */
export function TopSellers({ cards, total }: { cards: RecipeCardData[]; total: number }) {
  if (cards.length === 0) return null
  return (
    <section className="section top-sellers" aria-labelledby="top-sellers">
      <div className="wrap">
        <div className="section-head">
          <h2 id="top-sellers">Top Sellers</h2>
          {total > cards.length ? <AllTopSellers total={total} /> : null}
        </div>
        <div className="recipe-row recipe-row--compact">
          {cards.map((card) => (
            <RecipeCard key={card.id} card={card} />
          ))}
        </div>
      </div>
    </section>
  )
}

function AllTopSellers({ total }: { total: number }) {
  return (
    <Link className="read-more" to="/recipes?type=top-seller">
      {`All ${groupDigits(total)} top sellers`} <Icon name="arrow-right" />
    </Link>
  )
}
