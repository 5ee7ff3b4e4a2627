import { useNearFocus } from '#app/ui/use-near-focus.ts'
import type { Units } from '#packages/ingredients/display.ts'
import { type Portions, portionsRule, toPortionsText } from './portions.ts'
import { storeUnits } from './stored-units.ts'
import type { RecipeView } from './use-recipe-view.ts'

type OnPortions = (toCount: (now: Portions) => number) => void

type AmountsNoteProps = { id: string; view: RecipeView; isRefused: boolean; onPortions: OnPortions }

/** Notes about the amounts below. Always rendered, so that a change of its text doesn't shift the list. */
export function AmountsNote({ id, view, isRefused, onPortions }: AmountsNoteProps) {
  const { portions, units } = view
  const notePress = useNearFocus('.unit-switch a')
  const isScaled = portions.shown !== portions.written
  return (
    <div className={isScaled ? 'dials__note dials__note--scaled' : 'dials__note'} onClickCapture={notePress}>
      <p id={id}>
        {isRefused ? (
          <span className="dials__rule">{portionsRule}</span>
        ) : (
          <Scale view={view} isScaled={isScaled} onPortions={onPortions} />
        )}
      </p>
      <p className="visually-hidden" role="status">
        {isRefused ? portionsRule : toAnnouncement({ portions, units })}
      </p>
    </div>
  )
}

function Scale({ view, isScaled, onPortions }: { view: RecipeView; isScaled: boolean; onPortions: OnPortions }) {
  const { portions, shown, usesStoredUnits, isForHousehold } = view
  return (
    <>
      {usesStoredUnits || isForHousehold ? <HabitNote view={view} onPortions={onPortions} /> : null}
      {isScaled || !usesStoredUnits ? `Written for ${toPortionsText(portions.name, portions.written)}.` : null}
      {isScaled && shown.hasFixedLines ? ' Lines without an amount aren’t scaled.' : null}
    </>
  )
}

function HabitNote({ view: { units, usesStoredUnits, isForHousehold }, onPortions }: { view: RecipeView; onPortions: OnPortions }) {
  const habits = [usesStoredUnits && `in ${toUnitsName(units)}`, isForHousehold && 'for your household'].filter(Boolean).join(' and ')
  const forget = () => {
    if (usesStoredUnits) storeUnits('original')
    if (isForHousehold) onPortions(({ written }) => written)
  }
  return (
    <span className="dials__habit">
      {`Shown ${habits}, per your preferences. `}
      <button className="text-button" type="button" onClick={forget}>
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
