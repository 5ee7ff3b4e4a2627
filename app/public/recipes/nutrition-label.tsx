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
        <Amount label="Calories" amount={calories} unit="" className="nutrition-label__calories" />
        <Amount label="Protein" amount={protein} />
        <Amount label="Fats" amount={fats} />
        <Amount label="Carbs" amount={carbs} />
      </dl>
      <small>Estimates per serving.</small>
    </section>
  )
}

type AmountProps = { label: string; amount: number | undefined; unit?: string; className?: string }

function Amount({ label, amount, unit = ' g', className }: AmountProps) {
  if (amount === undefined) return null
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{amount + unit}</dd>
    </div>
  )
}
