import { Icon } from '#app/ui/icon.tsx'
import { asWritten } from '#domain/reading/display.ts'
import { showIngredient } from '#domain/reading/show-ingredient.ts'
import { hasNutrition, type Recipe, toSerial } from '#domain/recipe.ts'

/** The order ticket: everything that goes in, to be ticked off. */
export function Ingredients({ recipe: { id, ingredients, nutritionalValues } }: { recipe: Recipe }) {
  return (
    <div className="recipe-body__check">
      <div className="hanging">
        <span className="clip" aria-hidden="true" />
        <section className="guest-check" aria-labelledby="ingredients">
          <div className="guest-check__top">
            <h2 id="ingredients">Ingredients</h2>
            <span className="serial">{toSerial(id)}</span>
          </div>
          <ul className="check-lines">
            {ingredients.map(toNumberedLine).map(({ number, line }) => (
              <Ingredient key={number} line={line} />
            ))}
            {hasNutrition(nutritionalValues) ? <PerServing calories={nutritionalValues.calories} /> : null}
          </ul>
          {ingredients.length === 0 ? <p>The ingredients are not written down yet.</p> : null}
          <p className="pen thanks">Thank you, cook again!</p>
        </section>
      </div>
    </div>
  )
}

function Ingredient({ line }: { line: string }) {
  const { amount, equivalent, text } = showIngredient(line, asWritten)
  return (
    <li>
      <label className="ingredient">
        <span className="pen">{amount}</span>{' '}
        <span className="ingredient__text">
          {text} {equivalent ? <small>{`(${equivalent})`}</small> : null}
        </span>
        <input type="checkbox" autoComplete="off" />
        <span className="tick-box">
          <Icon name="check" />
        </span>
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

/** Numbers are the keys: the same line may stand there twice. */
function toNumberedLine(line: string, index: number) {
  return { number: index + 1, line }
}
