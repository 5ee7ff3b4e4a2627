import { HiddenCount } from '#app/ui/hidden-count.tsx'
import { Link } from '#app/ui/link.tsx'
import { RecipeCard } from '#app/ui/recipe-card.tsx'
import type { RecipeCardData } from '#domain/recipes/recipe.ts'
import { NoRecipes } from './recipes/no-recipes.tsx'
import { toPlateCount } from './recipes/plate-count.ts'

type ClassicsProps = { classics: { cards: RecipeCardData[]; total: number } | null }

/** The first three recipes, one large and two next to it. `classics` is null if they could not be read. */
export function Classics({ classics }: ClassicsProps) {
  return (
    <section className="section classics" aria-labelledby="classics">
      <div className="wrap">
        <div className="section-head">
          <h2 id="classics">Classics You'll Love</h2>
        </div>
        <Dishes classics={classics} />
        <div className="menu-line">
          {classics && classics.total > 0 ? <b>{`${toPlateCount(classics.total)} on the menu`}</b> : null}
          <Link className="button button--large" to="/recipes">
            View All Recipes
          </Link>
        </div>
      </div>
    </section>
  )
}

function Dishes({ classics }: ClassicsProps) {
  if (!classics) return <p className="classics__note">The recipes could not be loaded.</p>
  if (classics.cards.length === 0) return <NoRecipes />
  return (
    <>
      <div className="recipe-grid">
        {classics.cards.map((card, index) => (
          <RecipeCard key={card.id} card={card} size={index === 0 ? 'lead' : 'side'} />
        ))}
      </div>
      <HiddenCount cards={classics.cards} />
    </>
  )
}
