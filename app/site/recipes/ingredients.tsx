import { Fragment } from 'react'
import type { ShownIngredient } from '#domain/ingredients/show-ingredient.ts'
import { groupLines } from '#domain/recipes/line-groups.ts'
import { hasNutrition, type Recipe, toSerial } from '#domain/recipes/recipe.ts'
import { IngredientTools } from './ingredient-tools.tsx'
import { ServingsAndUnits } from './servings-and-units.tsx'
import { ShoppingLink } from './shopping-link.tsx'
import { TickBox } from './tick-box.tsx'
import { toTickNames } from './tick-records.ts'
import type { RecipeView } from './use-recipe-view.ts'
import { useTick } from './use-tick.ts'
import { WrittenFor } from './written-for.tsx'

type IngredientsProps = { recipe: Recipe; view: RecipeView; isPublic: boolean }

/** The ingredients, scaled, to be ticked off; those of a public recipe can be put on the shopping list. */
export function Ingredients({ recipe, view, isPublic }: IngredientsProps) {
  return (
    <div className="recipe-body__check">
      <div className="hanging">
        <span className="clip" aria-hidden="true" />
        <section className="guest-check" aria-labelledby="ingredients">
          <div className="guest-check__top">
            <h2 id="ingredients">Ingredients</h2>
            <span className="serial">{toSerial(recipe.id)}</span>
          </div>
          {recipe.ingredients.length > 0 ? (
            <Order recipe={recipe} view={view} isPublic={isPublic} />
          ) : (
            <p>The ingredients are not written down yet.</p>
          )}
          <p className="pen thanks">Thank you, cook again!</p>
        </section>
      </div>
    </div>
  )
}

function Order({ recipe, view, isPublic }: IngredientsProps) {
  const { id, ingredients, ingredientGroups, nutritionalValues } = recipe
  const names = toTickNames(ingredients)
  return (
    <>
      <ServingsAndUnits recipe={recipe} view={view} />
      <ul className="check-lines">
        {groupLines(ingredients.length, ingredientGroups).map(({ heading, start, end }) => (
          <Fragment key={start}>
            {heading ? (
              <li className="group-heading">
                <h3>{heading}</h3>
              </li>
            ) : null}
            {view.shown.ingredients.slice(start, end).map((ingredient, place) => (
              <Ingredient key={names[start + place]} recipe={recipe} name={names[start + place] ?? ''} ingredient={ingredient} />
            ))}
          </Fragment>
        ))}
        {hasNutrition(nutritionalValues) ? <PerServing calories={nutritionalValues.calories} /> : null}
      </ul>
      <IngredientTools recipeId={id} text={view.shown.ingredientsText} />
      {isPublic ? <ShoppingLink recipe={recipe} view={view} /> : null}
    </>
  )
}

type IngredientProps = { recipe: Pick<Recipe, 'id' | 'servings'>; name: string; ingredient: ShownIngredient }

/** One ingredient with its checkbox, on the page and in cook mode. */
export function Ingredient({ recipe, name, ingredient: { amount, equivalent, text, isUnscaled } }: IngredientProps) {
  const tick = useTick(recipe.id, 'ingredient', name)
  return (
    <li>
      <label className="ingredient">
        <span className="pen">{amount}</span>{' '}
        <span className="ingredient__text">
          {equivalent ? <small>{`(${equivalent})`}</small> : null} {text}
          {isUnscaled ? <WrittenFor recipe={recipe} /> : null}
        </span>
        <input type="checkbox" autoComplete="off" {...tick} />
        <TickBox />
      </label>
    </li>
  )
}

function PerServing({ calories }: { calories: number }) {
  return (
    <li className="total">
      <span />
      <span>Per serving</span>
      <span>{`${calories} kcal`}</span>
    </li>
  )
}
