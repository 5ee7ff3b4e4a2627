import { useNavigate } from 'react-router'
import { OwnNote } from '#app/kitchen/my-kitchen/own-note.tsx'
import { StepAside } from '#app/kitchen/my-kitchen/step-aside.tsx'
import { StepTimes, StepWords } from '#app/public/recipes/step-words.tsx'
import { TickBox } from '#app/public/recipes/tick-box.tsx'
import { toTickNames } from '#app/public/recipes/tick-records.ts'
import { useTicks } from '#app/public/recipes/ticks.ts'
import { WrittenFor } from '#app/public/recipes/written-for.tsx'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { findStepFoods } from '#packages/ingredients/find-step-foods.ts'
import { findHeading } from '#packages/ingredients/line-groups.ts'
import type { ShownRecipe } from '#packages/ingredients/show-lines.ts'
import type { ShownStep } from '#packages/ingredients/show-step.ts'
import { CookCheck } from './cook-check.tsx'
import { canReadAloud } from './use-read-aloud.ts'

/** The first screen: all ingredients, with checkboxes. */
export function LayOut({ recipe, shown }: { recipe: Recipe; shown: ShownRecipe }) {
  const { isTicked } = useTicks(recipe.id)
  const names = toTickNames(recipe.ingredients)
  const ready = names.filter((name) => isTicked('ingredient', name)).length
  return (
    <section className="lay-out">
      <div className="lay-out__words">
        <h2 tabIndex={-1}>Lay it all out</h2>
        {names.length > 0 ? (
          <p>{`Measure and chop before the heat goes on. ${ready} of ${names.length} ready.`}</p>
        ) : (
          <p>No ingredients yet.</p>
        )}
        <OwnNote recipeId={recipe.id} />
        <p className="lay-out__keys">Keys: → next step, ← previous step, Home and End{canReadAloud ? ', R read aloud' : ''}.</p>
        {recipe.equipment ? <p>{`You need: ${recipe.equipment.join(', ')}.`}</p> : null}
      </div>
      <CookCheck
        recipe={recipe}
        shown={shown}
        places={names.map((_, place) => place)}
        title="Ingredients"
        headings={recipe.ingredientGroups}
      />
    </section>
  )
}

type CookStepProps = { recipe: Recipe; shown: ShownRecipe; number: number; step: ShownStep }

/** One step in large type, with its ingredients and timers. */
export function CookStep({ recipe, shown, number, step }: CookStepProps) {
  const { heading, parts, isUnscaled } = step
  const group = findHeading(recipe.stepGroups, number - 1)
  const { tip, image, imageAlt } = recipe.stepExtras?.[number - 1] ?? {}
  return (
    <section className="cook-step">
      <span className="cook-step__number" aria-hidden="true">
        {number}
      </span>
      <div>
        {group ? <p className="cook-step__group">{group}</p> : null}
        <h2 tabIndex={-1}>
          {/* The bar above already shows it. */}
          <span className="visually-hidden">{`Step ${number} of ${shown.steps.length}${heading ? ': ' : ''}`}</span>
          {heading}
        </h2>
        <p className="cook-step__text">
          <StepWords shown={shown} step={step} hasBold />
        </p>
        {isUnscaled ? <WrittenFor recipe={recipe} /> : null}
        {tip ? <p className="step-tip">{tip}</p> : null}
        <StepAside recipe={recipe} step={number - 1} parts={parts} />
        {image ? <img className="cook-step__picture" src={`${image}/800.webp`} alt={imageAlt ?? ''} /> : null}
        <StepTimes recipe={recipe} step={number} parts={parts} />
        <StepDone recipe={recipe} number={number} />
      </div>
      <CookCheck recipe={recipe} shown={shown} places={findStepFoods(recipe, number - 1)} title="For this step" />
    </section>
  )
}

function StepDone({ recipe, number }: { recipe: Recipe; number: number }) {
  const { isTicked, toggle } = useTicks(recipe.id)
  const name = toTickNames(recipe.steps)[number - 1] ?? ''
  return (
    <label className="cook-step__done">
      <input type="checkbox" autoComplete="off" checked={isTicked('step', name)} onChange={() => toggle('step', name)} />
      <TickBox />
      Step done
    </label>
  )
}

/** The screen after the last step, with a link to the review form. */
export function CookEnd({ recipe, leave, onClose }: { recipe: Recipe; leave: () => void; onClose: () => void }) {
  const { hasTicks, clear } = useTicks(recipe.id)
  const navigate = useNavigate()
  const reviews = document.getElementById('reviews')
  const rate = async () => {
    onClose()
    await navigate({ search: window.location.search, hash: '#reviews' }, { replace: true })
    reviews?.setAttribute('tabindex', '-1')
    reviews?.focus()
  }
  return (
    <section className="cook-end">
      <h2 tabIndex={-1}>Enjoy.</h2>
      <p>{`${recipe.title} is ready. Eat it while it’s hot; the dishes can wait.`}</p>
      <div className="cook-end__ways">
        {reviews ? (
          <button className="button button--large" type="button" onClick={() => void rate()}>
            Rate it
          </button>
        ) : null}
        <button className="button button--large cook-button" type="button" onClick={leave}>
          Back to the recipe
        </button>
        {hasTicks ? (
          <button className="button button--large cook-button" type="button" onClick={clear}>
            Uncheck everything
          </button>
        ) : null}
      </div>
    </section>
  )
}
