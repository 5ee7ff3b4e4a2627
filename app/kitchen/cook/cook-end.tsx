import { useNavigate } from 'react-router'
import { useTicks } from '#app/public/recipes/ticks.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'

/** The screen after the last step, with a link to the review form. */
export function CookEnd({ recipe, leave, onClose }: { recipe: Recipe; leave: () => void; onClose: () => void }) {
  const { hasTicks, clear } = useTicks(recipe.id)
  const navigate = useNavigate()
  const reviews = document.getElementById('reviews')
  const rate = async () => {
    onClose()
    await navigate({ search: window.location.search, hash: '#reviews' }, { replace: true })
    reviews?.setAttribute('tabindex', '-1')
    reviews?.focus()
  }
  return (
    <section className="cook-end">
      <h2 tabIndex={-1}>Enjoy.</h2>
      <p>{`${recipe.title} is ready. Eat it while it’s hot; the dishes can wait.`}</p>
      <div className="cook-end__ways">
        {reviews ? (
          <button className="button button--large" type="button" onClick={() => void rate()}>
            Rate it
          </button>
        ) : null}
        <button className="button button--large cook-button" type="button" onClick={leave}>
          Back to the recipe
        </button>
        {hasTicks ? (
          <button className="button button--large cook-button" type="button" onClick={clear}>
            Uncheck everything
          </button>
        ) : null}
      </div>
    </section>
  )
}
