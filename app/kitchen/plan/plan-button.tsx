import { useState } from 'react'
import { useLoaded } from '#app/kitchen/favourites/use-loaded.ts'
import type { Portions } from '#app/public/recipes/portions.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { Recipe } from '#domain/recipes/recipe.ts'

/** Puts the recipe on a day of the meal plan. The style sheet hides it without JavaScript. */
export function PlanButton({ recipe, portions }: { recipe: Recipe; portions: Portions }) {
  const [isOpen, setOpen] = useState(false)
  const PlanPanel = useLoaded(isOpen, () => import('./plan-panel.tsx'))?.PlanPanel
  return (
    <>
      <button className="text-button plan-it" type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="clock" />
        Add to meal plan
      </button>
      {isOpen && PlanPanel ? <PlanPanel recipe={recipe} portions={portions} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
