import { Fragment } from 'react'
import { Picture } from '#app/ui/picture.tsx'
import { PlayedHtml } from '#app/ui/played-html.tsx'
import type { ShownStep } from '#domain/ingredients/show-step.ts'
import type { Picture as PictureData } from '#domain/pictures/picture-variants.ts'
import { groupLines } from '#domain/recipes/line-groups.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import type { RecipeNotes } from './render-notes.tsx'
import { StepTimes } from './step-time.tsx'
import { TickBox } from './tick-box.tsx'
import { toTickNames } from './tick-records.ts'
import { useTick } from './use-tick.ts'
import { WrittenFor } from './written-for.tsx'

type StepsProps = {
  recipe: Recipe
  steps: ShownStep[]
  pictures: (PictureData | null)[]
  /** The video, and what stands above and below the steps, as HTML. */
  notes: RecipeNotes
}

/** The numbered steps, each with an anchor and a checkbox. */
export function Steps({ recipe, steps, pictures, notes }: StepsProps) {
  const names = toTickNames(recipe.steps)
  return (
    <section className="recipe-method" aria-labelledby="method">
      <h2 id="method">How to make it</h2>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server */}
      <div dangerouslySetInnerHTML={{ __html: notes.above }} />
      {notes.video ? <PlayedHtml html={notes.video} /> : null}
      {groupLines(steps.length, recipe.stepGroups).map(({ heading, start, end }) => (
        <Fragment key={start}>
          {heading ? <h3 className="group-heading">{heading}</h3> : null}
          <ol className="recipe-steps" start={start + 1}>
            {steps.slice(start, end).map((step, place) => (
              <Step
                key={names[start + place]}
                recipe={recipe}
                name={names[start + place] ?? ''}
                number={start + place + 1}
                step={step}
                picture={pictures[start + place]}
              />
            ))}
          </ol>
        </Fragment>
      ))}
      {steps.length === 0 ? <p className="muted">The steps are not written down yet.</p> : null}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server */}
      <div dangerouslySetInnerHTML={{ __html: notes.below }} />
    </section>
  )
}

type StepProps = { recipe: Recipe; name: string; number: number; step: ShownStep; picture: PictureData | null | undefined }

function Step({ recipe, name, number, picture = null, step: { heading, parts, isUnscaled } }: StepProps) {
  const tip = recipe.stepExtras?.[number - 1]?.tip
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
        {tip ? <p className="step-tip">{tip}</p> : null}
        {picture ? (
          <div className="step-picture">
            <Picture picture={picture} sizes="(min-width: 900px) 36rem, 80vw" />
          </div>
        ) : null}
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
