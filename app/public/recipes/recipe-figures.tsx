import { Fragment } from 'react'
import { Link } from '#app/ui/link.tsx'
import { hasNutrition, type Recipe, toDuration } from '#domain/recipes/recipe.ts'
import type { TermLinks } from '#domain/terms/term-links.ts'
import { type Portions, toPortionsText } from './portions.ts'

type FiguresProps = { recipe: Recipe; terms: TermLinks[]; portions: Portions; yieldText: string | undefined }

/** The band below a recipe: nutrition label and other facts. Not rendered if there are none. */
export function RecipeFigures({ recipe, terms, portions, yieldText }: FiguresProps) {
  const particulars = listParticulars(recipe, portions, yieldText)
  const showsLabel = hasNutrition(recipe.nutritionalValues)
  const hasParticulars = particulars.length + terms.length > 0
  if (!showsLabel && !hasParticulars) return null
  return (
    <div className="facts-band">
      <div className="wrap">
        {showsLabel ? <NutritionLabel recipe={recipe} portions={portions} /> : null}
        {hasParticulars ? <Particulars particulars={particulars} terms={terms} /> : null}
      </div>
    </div>
  )
}

type Particular = { label: string; value: string }

function Particulars({ particulars, terms }: { particulars: Particular[]; terms: TermLinks[] }) {
  return (
    <section className="particulars" aria-labelledby="particulars">
      <h2 id="particulars">Details</h2>
      <dl>
        {particulars.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {terms.map(({ label, links }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {links.map(({ name, path }, index) => (
                <Fragment key={path}>
                  {index > 0 ? ', ' : null}
                  <Link to={path}>{name}</Link>
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function listParticulars(recipe: Recipe, portions: Portions, yieldText: string | undefined): Particular[] {
  const { prepMinutes, cookMinutes, restMinutes, chillMinutes, totalMinutes, difficulty } = recipe
  const inWords = (minutes?: number) => (minutes ? toDuration(minutes) : '')
  return [
    { label: 'Prep', value: inWords(prepMinutes) },
    { label: 'Cook', value: inWords(cookMinutes) },
    { label: 'Rest', value: inWords(restMinutes) },
    { label: 'Chill', value: inWords(chillMinutes) },
    { label: 'Total', value: inWords(totalMinutes) },
    { label: 'Makes', value: toYield(recipe, portions, yieldText) },
    { label: 'Difficulty', value: (difficulty ?? '').replace(/^./, (letter) => letter.toUpperCase()) },
  ].filter(({ value }) => value)
}

/** A yield that can't be scaled names the portions that it is for. */
function toYield({ yieldText = '' }: Recipe, { name, written }: Portions, shown: string | undefined) {
  return yieldText && (shown ?? `${yieldText} (from ${toPortionsText(name, written)})`)
}

/** Nutrition per serving, styled like the label on American food. */
function NutritionLabel({ recipe: { nutritionalValues }, portions: { name, shown } }: { recipe: Recipe; portions: Portions }) {
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
