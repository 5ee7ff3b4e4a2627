import type { ShownRecipe } from '#domain/ingredients/show-lines.ts'
import { type Recipe, toSerial } from '#domain/recipes/recipe.ts'
import { Ingredient } from '../ingredients.tsx'
import { toTickNames } from '../tick-records.ts'

type CookCheckProps = { recipe: Recipe; shown: ShownRecipe; places: number[]; title: string }

/** A guest check with some of the ingredients, by index, as the page shows them. */
export function CookCheck({ recipe, shown, places, title }: CookCheckProps) {
  const names = toTickNames(recipe.ingredients)
  const lines = places.flatMap((place) => {
    const [name, ingredient] = [names[place], shown.ingredients[place]]
    return name && ingredient ? [{ name, ingredient }] : []
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
          {lines.map(({ name, ingredient }) => (
            <Ingredient key={name} recipe={recipe} name={name} ingredient={ingredient} />
          ))}
        </ul>
      </div>
    </div>
  )
}
