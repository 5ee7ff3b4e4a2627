import { RecipeCard } from '#app/ui/recipe-card.tsx'
import type { RecipeCardData } from '#domain/recipes/recipe.ts'

/** How many cards it takes until the grid's rhythm begins anew: a wide and a narrow one, then two rows of three. */
const rhythm = 8

/** Cards in the rhythm of the menu: one wide and one narrow, two rows of three, and again. */
export function RecipeGrid({ cards }: { cards: RecipeCardData[] }) {
  return (
    <>
      <h2 className="visually-hidden">Recipe list</h2>
      <div className="recipe-grid">
        {cards.map((card, index) => (
          <RecipeCard key={card.id} card={card} size={isWide(index, cards.length) ? 'wide' : undefined} first={index === 0} />
        ))}
      </div>
    </>
  )
}

/** A wide card needs a narrow one beside it. */
function isWide(index: number, count: number) {
  return index % rhythm === 0 && index + 1 < count
}
