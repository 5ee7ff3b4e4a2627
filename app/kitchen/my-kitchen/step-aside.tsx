import type { Profile } from '#domain/kitchen/profile.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { listFanHeats } from '#packages/ingredients/fan-oven.ts'
import { listHighHints } from '#packages/ingredients/high-altitude.ts'
import type { StepPart } from '#packages/ingredients/show-step.ts'
import { OwnNote } from './own-note.tsx'
import { useProfile } from './use-profile.ts'

/** Additions to a step for this reader's kitchen: their oven, their elevation, their note. */
export function StepAside({ recipe, step, parts }: { recipe: Recipe; step: number; parts: StepPart[] }) {
  const hints = listHints(useProfile(), recipe, step, parts.map(({ text }) => text).join(''))
  return (
    <>
      {hints.map((hint) => (
        <p className="own-hint" key={hint}>
          {hint}
        </p>
      ))}
      <OwnNote recipeId={recipe.id} step={recipe.steps[step]} />
    </>
  )
}

function listHints({ hasFan, altitude }: Profile, { steps }: Recipe, step: number, text: string) {
  const heats = hasFan ? listFanHeats(text) : []
  const high = altitude ? listHighHints(steps, altitude).filter((hint) => hint.step === step) : []
  return [...(heats.length > 0 ? [`Fan oven: about ${heats.join(', then ')}.`] : []), ...high.map((hint) => hint.text)]
}
