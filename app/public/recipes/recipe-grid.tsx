import { HiddenCount } from '#app/ui/hidden-count.tsx'
import { RecipeCard } from '#app/ui/recipe-card.tsx'
import type { RecipeCardData } from '#domain/recipes/recipe.ts'

/** Number of cards after which the pattern repeats: a wide and a narrow one, then two rows of three. */
const rhythm = 8

/** Cards in a repeating pattern: a wide and a narrow one, then two rows of three. `isPaged`: the list takes `?fits=`. */
export function RecipeGrid({ cards, isPaged = false }: { cards: RecipeCardData[]; isPaged?: boolean }) {
  return (
    <>
      <h2 className="visually-hidden">Recipe list</h2>
      <div className="recipe-grid">
        {cards.map((card, index) => (
          <RecipeCard key={card.id} card={card} size={isWide(index, cards.length) ? 'wide' : undefined} first={index === 0} />
        ))}
      </div>
      <HiddenCount cards={cards} isPaged={isPaged} />
    </>
  )
}

/** A wide card needs a narrow one next to it. */
function isWide(index: number, count: number) {
  return index % rhythm === 0 && index + 1 < count
}
