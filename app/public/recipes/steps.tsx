import { Fragment, type MouseEvent } from 'react'
import { Drawing } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { PlayedHtml } from '#app/ui/played-html.tsx'
import { useOwnTools } from '#app/ui/reader-tools.ts'
import { createStoredText, useStored } from '#app/ui/stored-value.ts'
import { type Picture as PictureData, variantPath } from '#domain/pictures/picture-variants.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { groupLines } from '#packages/ingredients/line-groups.ts'
import type { ShownRecipe } from '#packages/ingredients/show-lines.ts'
import type { ShownStep } from '#packages/ingredients/show-step.ts'
import type { RecipeNotes } from './render-notes.tsx'
import { StepTimes, StepWords } from './step-words.tsx'
import { TickBox } from './tick-box.tsx'
import { toTickNames } from './tick-records.ts'
import { findLinesOf, type Lights } from './use-lights.ts'
import { useTick } from './use-tick.ts'
import { WrittenFor } from './written-for.tsx'

type StepsProps = {
  recipe: Recipe
  shown: ShownRecipe
  lights: Lights
  pictures: (PictureData | null)[]
  /** HTML of the video and of the parts above and below the steps. */
  notes: RecipeNotes
}

/** The numbered steps, each with an anchor and a checkbox. Pressing a food highlights its ingredient. */
export function Steps({ recipe, shown, lights, pictures, notes }: StepsProps) {
  const { steps } = shown
  const hasAmounts = steps.some(({ parts }) => parts.some(({ isWhole }) => isWhole))
  const names = toTickNames(recipe.steps)
  const tools = useOwnTools()
  return (
    <section className="recipe-method" data-photos="" aria-labelledby="method">
      <h2 id="method">How to make it</h2>
      <ScalingHints shown={shown} />
      {hasAmounts ? <AmountsSwitch /> : null}
      {tools ? <tools.PaperNote recipe={recipe} /> : null}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server */}
      <div dangerouslySetInnerHTML={{ __html: notes.above }} />
      {notes.video ? <PlayedHtml html={notes.video} /> : null}
      {groupLines(steps.length, recipe.stepGroups).map(({ heading, start, end }) => (
        <Fragment key={start}>
          {heading ? <h3 className="group-heading">{heading}</h3> : null}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: each step has a button that does the same */}
          <ol className="recipe-steps" start={start + 1} onClick={(event) => pressFood(event, lights)}>
            {steps.slice(start, end).map((step, place) => (
              <Step
                key={names[start + place]}
                recipe={recipe}
                name={names[start + place] ?? ''}
                number={start + place + 1}
                step={step}
                shown={shown}
                lights={lights}
                picture={pictures[start + place]}
              />
            ))}
          </ol>
        </Fragment>
      ))}
      {steps.length === 0 ? <p className="muted">No steps yet.</p> : null}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server */}
      <div dangerouslySetInnerHTML={{ __html: notes.below }} />
    </section>
  )
}

/** Hints for other servings. */
function ScalingHints({ shown: { hints } }: { shown: ShownRecipe }) {
  if (hints.length === 0) return null
  return (
    <dl className="scaling-hints">
      {hints.map(({ about, text }) => (
        <div key={about}>
          <dt>{about}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function pressFood({ target }: MouseEvent, { press }: Lights) {
  const food = target instanceof Element ? target.closest<HTMLElement>('.food') : null
  if (!food?.dataset.lines || window.getSelection()?.isCollapsed === false) return
  press({ by: `food-${food.dataset.lines}`, lines: food.dataset.lines.split(',').map(Number), steps: [] })
}

const list = 'M9 6h12M9 12h12M9 18h12M4 6h.01M4 12h.01M4 18h.01'

type StepProps = {
  recipe: Recipe
  name: string
  number: number
  step: ShownStep
  shown: ShownRecipe
  lights: Lights
  picture: PictureData | null | undefined
}

function Step({ recipe, name, number, picture = null, step, shown, lights: { lit, press } }: StepProps) {
  const { heading, parts, isUnscaled } = step
  const lines = findLinesOf(step)
  const by = `step-${number}`
  const tip = recipe.stepExtras?.[number - 1]?.tip
  const tick = useTick(recipe.id, 'step', name)
  const tools = useOwnTools()
  return (
    <li id={`step-${number}`} data-lit={lit?.steps.includes(number - 1) || undefined}>
      <a className="step-number" href={`#step-${number}`} aria-label={`Step ${number}`}>
        {number}
      </a>
      <div className="step-text">
        {heading ? <h3>{heading}</h3> : null}
        <p>
          <StepWords shown={shown} step={step} litLines={lit?.lines} />
        </p>
        {isUnscaled ? <WrittenFor recipe={recipe} /> : null}
        {tip ? <p className="step-tip">{tip}</p> : null}
        {tools ? <tools.StepAside recipe={recipe} step={number - 1} parts={parts} /> : null}
        {picture ? (
          <div className="step-picture">
            <a href={variantPath(picture.name, 1600, 'webp')} data-photo="">
              <Picture picture={picture} sizes="(min-width: 56.25rem) 36rem, 80vw" alt={picture.alt || `Step ${number}`} />
            </a>
          </div>
        ) : null}
      </div>
      <StepTimes recipe={recipe} step={number} parts={parts} />
      <div className="step-side">
        <label className="step-tick">
          <span className="visually-hidden">{`Step ${number} done`}</span>
          <input type="checkbox" autoComplete="off" {...tick} />
          <TickBox />
        </label>
        {lines.length > 0 ? (
          <button
            className="step-foods"
            type="button"
            aria-label={`Ingredients of step ${number}`}
            aria-pressed={lit?.by === by}
            onClick={() => press({ by, lines, steps: [] })}
          >
            <Drawing path={list} />
          </button>
        ) : null}
      </div>
    </li>
  )
}

/** Set if the visitor wants amounts only in the list; client/theme-script.js reads it before the first paint. */
const storedChoice = createStoredText('recipeAmounts')

/** Shows or hides the list's amounts in the steps; the choice is stored on the device. */
function AmountsSwitch() {
  const isHidden = (useStored(storedChoice) ?? null) !== null
  const toggle = () => {
    storedChoice.write(isHidden ? null : 'list')
    if (isHidden) delete document.documentElement.dataset.amounts
    else document.documentElement.dataset.amounts = 'list'
  }
  return (
    <button className="text-button amounts-switch" type="button" aria-pressed={!isHidden} onClick={toggle}>
      Amounts in the steps
    </button>
  )
}
