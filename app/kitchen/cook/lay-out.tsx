import { OwnNote } from '#app/kitchen/my-kitchen/own-note.tsx'
import { toTickNames } from '#app/public/recipes/tick-records.ts'
import { useTicks } from '#app/public/recipes/ticks.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import type { ShownRecipe } from '#packages/ingredients/show-lines.ts'
import { CookCheck } from './cook-check.tsx'
import { canReadAloud } from './use-read-aloud.ts'

/** The first screen: all ingredients, to be ticked off. */
export function LayOut({ recipe, shown }: { recipe: Recipe; shown: ShownRecipe }) {
  const { isTicked } = useTicks(recipe.id)
  const names = toTickNames(recipe.ingredients)
  const ready = names.filter((name) => isTicked('ingredient', name)).length
  return (
    <section className="lay-out">
      <div className="lay-out__words">
        <h2 tabIndex={-1}>Lay it all out</h2>
        {names.length > 0 ? (
          <p>{`Measure and chop before the heat goes on. ${ready} of ${names.length} ready.`}</p>
        ) : (
          <p>No ingredients yet.</p>
        )}
        <OwnNote recipeId={recipe.id} />
        <p className="lay-out__keys">Keys: → next step, ← previous step, Home and End{canReadAloud ? ', R read aloud' : ''}.</p>
        {recipe.equipment ? <p>{`You need: ${recipe.equipment.join(', ')}.`}</p> : null}
      </div>
      <CookCheck
        recipe={recipe}
        shown={shown}
        places={names.map((_, place) => place)}
        title="Ingredients"
        headings={recipe.ingredientGroups}
      />
    </section>
  )
}
