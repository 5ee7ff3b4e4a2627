import { useNearFocus } from '#app/ui/use-near-focus.ts'
import type { Units } from '#domain/ingredients/display.ts'
import { portionsRule, toPortionsText } from './portions.ts'
import { storeUnits } from './stored-units.ts'
import type { RecipeView } from './use-recipe-view.ts'

/** Hints about the amounts below. Always rendered, so that a change of its text doesn't shift the list. */
export function AmountsNote({ id, view, isRefused }: { id: string; view: RecipeView; isRefused: boolean }) {
  const { portions, units } = view
  const notePress = useNearFocus('.unit-switch a')
  const isScaled = portions.shown !== portions.written
  return (
    <div className={isScaled ? 'dials__note dials__note--scaled' : 'dials__note'} onClickCapture={notePress}>
      <p id={id}>{isRefused ? <span className="dials__rule">{portionsRule}</span> : <Scale view={view} isScaled={isScaled} />}</p>
      <p className="visually-hidden" role="status">
        {isRefused ? portionsRule : toAnnouncement({ portions, units })}
      </p>
    </div>
  )
}

function Scale({ view: { portions, shown, units, usesStoredUnits }, isScaled }: { view: RecipeView; isScaled: boolean }) {
  return (
    <>
      {usesStoredUnits ? <StoredUnitsNote units={units} /> : null}
      {isScaled || !usesStoredUnits ? `Written for ${toPortionsText(portions.name, portions.written)}.` : null}
      {isScaled && shown.hasFixedLines ? ' Lines without an amount to scale stay as written.' : null}
    </>
  )
}

function StoredUnitsNote({ units }: { units: Units }) {
  return (
    <span className="dials__habit">
      {`Shown in ${toUnitsName(units)}, as you chose. `}
      <button className="text-button" type="button" onClick={() => storeUnits('original')}>
        Show as written
      </button>{' '}
    </span>
  )
}

function toAnnouncement({ portions: { name, shown }, units }: Pick<RecipeView, 'portions' | 'units'>) {
  const words = toPortionsText(name, shown)
  return units === 'original' ? words : `${words}, in ${toUnitsName(units)}`
}

function toUnitsName(units: Units) {
  return units === 'us' ? 'US units' : 'metric'
}
