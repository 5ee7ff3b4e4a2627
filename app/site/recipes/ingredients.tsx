import { Icon } from '#app/ui/icon.tsx'
import type { ShownIngredient } from '#domain/reading/show-ingredient.ts'
import { hasNutrition, type Recipe, toSerial } from '#domain/recipe.ts'

/** The order ticket: everything that goes in, to be ticked off. */
export function Ingredients({ recipe: { id, nutritionalValues }, lines }: { recipe: Recipe; lines: ShownIngredient[] }) {
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
            {lines.map(toNumberedLine).map(({ number, line }) => (
              <Ingredient key={number} line={line} />
            ))}
            {hasNutrition(nutritionalValues) ? <PerServing calories={nutritionalValues.calories} /> : null}
          </ul>
          {lines.length === 0 ? <p>The ingredients are not written down yet.</p> : null}
          <p className="pen thanks">Thank you, cook again!</p>
        </section>
      </div>
    </div>
  )
}

function Ingredient({ line: { amount, equivalent, text } }: { line: ShownIngredient }) {
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
function toNumberedLine(line: ShownIngredient, index: number) {
  return { number: index + 1, line }
}
