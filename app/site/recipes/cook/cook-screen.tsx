import type { ShownRecipe } from '#domain/ingredients/show-lines.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { CookEnd } from './cook-end.tsx'
import { CookStep } from './cook-step.tsx'
import { LayOut } from './lay-out.tsx'

type CookScreenProps = { recipe: Recipe; shown: ShownRecipe; screen: number; leave: () => void; onClose: () => void }

/** What one screen of cook mode shows: everything to lay out, a step, or the end. */
export function CookScreen({ recipe, shown, screen, leave, onClose }: CookScreenProps) {
  const step = shown.steps[screen - 1]
  if (step) return <CookStep recipe={recipe} shown={shown} number={screen} step={step} />
  if (screen === 0) return <LayOut recipe={recipe} shown={shown} />
  return <CookEnd recipe={recipe} leave={leave} onClose={onClose} />
}
