import { useId, useState } from 'react'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { AmountsNote } from './amounts-note.tsx'
import { isRefused } from './portions.ts'
import { PortionsStepper } from './portions-stepper.tsx'
import { loadScaler } from './scaler.ts'
import { UnitSwitch } from './unit-switch.tsx'
import { type RecipeView, useShowAs } from './use-recipe-view.ts'

/** Controls for servings and units. Links and a form: the address determines the view, with or without JavaScript. */
export function ServingsAndUnits({ recipe, view }: { recipe: Recipe; view: RecipeView }) {
  const { showPortions, showUnits } = useShowAs(recipe)
  const [typed, setTyped] = useState<string>()
  const noteId = useId()
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: touch or focus only preloads the parser */}
      <div className="dials" onPointerEnter={prepare} onFocus={prepare}>
        <PortionsStepper view={view} onChange={showPortions} typed={typed} onType={setTyped} noteId={noteId} />
        <UnitSwitch view={view} onChange={showUnits} />
      </div>
      <AmountsNote id={noteId} view={view} isRefused={isRefused(typed)} onPortions={showPortions} />
    </>
  )
}

function prepare() {
  loadScaler().catch(() => {})
}
