import { Link } from '#app/ui/link.tsx'
import { useOwnTools } from '#app/ui/reader-tools.ts'
import type { Picture } from '#domain/pictures/picture-variants.ts'
import type { RecipeMarks } from '#domain/recipes/fit-words.ts'
import { type Recipe, toDuration, toSerial } from '#domain/recipes/recipe.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'

/** The data of the ticket. */
export type SpecialData = Pick<Recipe, 'id' | 'slug' | 'title' | 'totalMinutes' | 'servings' | 'nutritionalValues'> & {
  picture: Picture | null
  lines: { amount: string; text: string }[]
  marks: RecipeMarks
}

/** Today's special as an order ticket: ingredients, time, link to the recipe. */
export function Special({ recipe }: { recipe: SpecialData }) {
  const { id, slug, title, lines } = recipe
  const tools = useOwnTools()
  return (
    <section className="hanging is-swinging special" aria-labelledby="special" data-fits={recipe.marks.fits}>
      <span className="clip" aria-hidden="true" />
      <div className="guest-check">
        <div className="guest-check__top">
          <h2 id="special">Today’s special</h2>
          <span className="serial">{toSerial(id)}</span>
        </div>
        <SpecialFacts recipe={recipe} />
        <ul className="check-lines">
          {lines.map(({ amount, text }) => (
            <li key={text}>
              <span className="pen">{amount}</span>
              <span className="special__item">{text}</span>
            </li>
          ))}
          <SpecialTotal recipe={recipe} />
        </ul>
        {tools ? <tools.Mark marks={recipe.marks} /> : null}
        <Link className="button special__link" to={toRecipePath(slug)} aria-label={`View Recipe: ${title}`}>
          View Recipe
        </Link>
      </div>
    </section>
  )
}

function SpecialFacts({ recipe: { totalMinutes, servings, nutritionalValues } }: { recipe: SpecialData }) {
  const facts = [
    { label: 'Time', value: totalMinutes && toDuration(totalMinutes) },
    { label: 'Serves', value: servings },
    { label: 'kcal', value: nutritionalValues.calories?.toString() },
  ].filter(({ value }) => value)
  if (facts.length === 0) return null
  return (
    <dl className="guest-check__facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="pen">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function SpecialTotal({ recipe: { title, nutritionalValues } }: { recipe: SpecialData }) {
  const { calories } = nutritionalValues
  return (
    <li className="total">
      <span />
      <span className="special__item">{title}</span>
      {calories === undefined ? null : <span>{`${calories} kcal`}</span>}
    </li>
  )
}
