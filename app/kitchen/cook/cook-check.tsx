import { Fragment } from 'react'
import { Ingredient } from '#app/public/recipes/ingredients.tsx'
import { toTickNames } from '#app/public/recipes/tick-records.ts'
import { type Recipe, toSerial } from '#domain/recipes/recipe.ts'
import type { ShownRecipe } from '#packages/ingredients/show-lines.ts'

type CookCheckProps = {
  recipe: Recipe
  shown: ShownRecipe
  places: number[]
  title: string
  /** Headings above the lines at these indexes. */
  headings?: Recipe['ingredientGroups']
}

/** A guest check with some of the ingredients, by index, as the page shows them. */
export function CookCheck({ recipe, shown, places, title, headings = [] }: CookCheckProps) {
  const names = toTickNames(recipe.ingredients)
  const lines = places.flatMap((place) => {
    const [name, ingredient] = [names[place], shown.ingredients[place]]
    const heading = headings.findLast(({ start }) => start === place)?.heading
    return name && ingredient ? [{ name, ingredient, heading }] : []
  })
  if (lines.length === 0) return null
  return (
    <div className="hanging cook-check">
      <span className="clip" aria-hidden="true" />
      <div className="guest-check">
        <div className="guest-check__top">
          <h3>{title}</h3>
          <span className="serial">{toSerial(recipe.id)}</span>
        </div>
        <ul className="check-lines">
          {lines.map(({ name, ingredient, heading }) => (
            <Fragment key={name}>
              {heading ? (
                <li className="group-heading">
                  <h4>{heading}</h4>
                </li>
              ) : null}
              <Ingredient recipe={recipe} name={name} ingredient={ingredient} />
            </Fragment>
          ))}
        </ul>
      </div>
    </div>
  )
}
