import type { Recipe } from '#domain/recipes/recipe.ts'
import { type Portions, toPortionsText } from './portions.ts'

/** Nutrition per serving, styled like the label on American food. */
export function NutritionLabel({ recipe: { nutritionalValues }, portions: { name, shown } }: { recipe: Recipe; portions: Portions }) {
  const { calories, protein, fats, carbs } = nutritionalValues
  return (
    <section className="nutrition-label" aria-labelledby="nutrition">
      <h2 id="nutrition">Nutrition Facts</h2>
      <p>
        {name === 'servings' ? <span>{toPortionsText(name, shown)}</span> : null}
        <span>Amount per serving</span>
      </p>
      <dl>
        <div className="nutrition-label__calories">
          <dt>Calories</dt>
          <dd>{calories}</dd>
        </div>
        <Grams label="Protein" grams={protein} />
        <Grams label="Fats" grams={fats} />
        <Grams label="Carbs" grams={carbs} />
      </dl>
      <small>Estimates per serving.</small>
    </section>
  )
}

function Grams({ label, grams }: { label: string; grams: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{`${grams} g`}</dd>
    </div>
  )
}
