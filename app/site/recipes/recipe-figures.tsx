import { hasNutrition, type Recipe, toDuration } from '#domain/recipe.ts'
import { NutritionLabel } from './nutrition-label.tsx'

/** The band of figures under a recipe: its nutrition label and what else is known of it. Vanishes when nothing is. */
export function RecipeFigures({ recipe }: { recipe: Recipe }) {
  const particulars = listParticulars(recipe)
  const showsLabel = hasNutrition(recipe.nutritionalValues)
  if (!showsLabel && particulars.length === 0) return null
  return (
    <div className="facts-band">
      <div className="wrap">
        {showsLabel ? <NutritionLabel recipe={recipe} /> : null}
        {particulars.length > 0 ? <Particulars particulars={particulars} /> : null}
      </div>
    </div>
  )
}

type Particular = { label: string; value: string }

function Particulars({ particulars }: { particulars: Particular[] }) {
  return (
    <section className="particulars" aria-labelledby="particulars">
      <h2 id="particulars">The particulars</h2>
      <dl>
        {particulars.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function listParticulars({ prepMinutes, cookMinutes, totalMinutes, yieldText, category, cuisine }: Recipe): Particular[] {
  const inWords = (minutes?: number) => (minutes ? toDuration(minutes) : '')
  return [
    { label: 'Prep', value: inWords(prepMinutes) },
    { label: 'Cook', value: inWords(cookMinutes) },
    { label: 'Total', value: inWords(totalMinutes) },
    { label: 'Makes', value: yieldText ?? '' },
    { label: 'Course', value: category ?? '' },
    { label: 'Cuisine', value: cuisine ?? '' },
  ].filter(({ value }) => value)
}
