import type { Units } from '#domain/reading/display.ts'
import { keepUnits } from './kept-units.ts'
import { toPortionsText } from './portions.ts'
import type { RecipeView } from './use-recipe-view.ts'

/** What one has to know of the amounts below. It stands there from the start, so that its words may change without moving the list. */
export function DialsNote({ view }: { view: RecipeView }) {
  const { portions, shown, units, isByHabit } = view
  const isScaled = portions.shown !== portions.written
  return (
    <div className={isScaled ? 'dials__note dials__note--scaled' : 'dials__note'}>
      <p>
        {isByHabit ? <Habit units={units} /> : null}
        {isScaled || !isByHabit ? `Written for ${toPortionsText(portions.name, portions.written)}.` : null}
        {isScaled && shown.hasFixedLines ? ' Lines without an amount to scale stay as written.' : null}
      </p>
      <p className="visually-hidden" role="status">
        {toAnnouncement(view)}
      </p>
    </div>
  )
}

function Habit({ units }: { units: Units }) {
  return (
    <span className="dials__habit">
      {`Shown in ${toUnitsName(units)}, as you chose. `}
      <button className="text-button" type="button" onClick={() => keepUnits('original')}>
        Show as written
      </button>{' '}
    </span>
  )
}

function toAnnouncement({ portions: { name, shown }, units }: RecipeView) {
  const words = toPortionsText(name, shown)
  return units === 'original' ? words : `${words}, in ${toUnitsName(units)}`
}

function toUnitsName(units: Units) {
  return units === 'us' ? 'US units' : 'metric'
}
