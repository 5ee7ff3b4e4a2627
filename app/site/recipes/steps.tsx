import type { ShownStep } from '#domain/ingredients/show-step.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { StepTimes } from './step-time.tsx'
import { TickBox } from './tick-box.tsx'
import { toTickNames } from './tick-records.ts'
import { useTick } from './use-tick.ts'
import { WrittenFor } from './written-for.tsx'

type StepsProps = { recipe: Recipe; steps: ShownStep[] }

/** The numbered steps, each with an anchor and a checkbox. */
export function Steps({ recipe, steps }: StepsProps) {
  const names = toTickNames(recipe.steps)
  return (
    <section className="recipe-method" aria-labelledby="method">
      <h2 id="method">How to make it</h2>
      <ol className="recipe-steps">
        {steps.map((step, index) => (
          <Step key={names[index]} recipe={recipe} name={names[index] ?? ''} number={index + 1} step={step} />
        ))}
      </ol>
      {steps.length === 0 ? <p className="muted">The steps are not written down yet.</p> : null}
    </section>
  )
}

type StepProps = { recipe: Recipe; name: string; number: number; step: ShownStep }

function Step({ recipe, name, number, step: { heading, parts, isUnscaled } }: StepProps) {
  const tick = useTick(recipe.id, 'step', name)
  return (
    <li id={`step-${number}`}>
      <a className="step-number" href={`#step-${number}`} aria-label={`Step ${number}`}>
        {number}
      </a>
      <div className="step-text">
        {heading ? <h3>{heading}</h3> : null}
        <p>{parts.map(({ text }) => text).join('')}</p>
        {isUnscaled ? <WrittenFor recipe={recipe} /> : null}
      </div>
      <StepTimes recipe={recipe} step={number} parts={parts} />
      <label className="step-tick">
        <span className="visually-hidden">{`Step ${number} done`}</span>
        <input type="checkbox" autoComplete="off" {...tick} />
        <TickBox />
      </label>
    </li>
  )
}
