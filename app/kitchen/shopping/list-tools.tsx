import { useId, useState } from 'react'
import { useLoaded } from '#app/kitchen/favourites/use-loaded.ts'
import { storeUnits } from '#app/public/recipes/stored-units.ts'
import { copyText } from '#app/ui/copy-text.ts'
import { showToast } from '#app/ui/toast.ts'
import type { Units } from '#packages/ingredients/display.ts'
import { type ListPart, toListText } from './list-parts.ts'
import { emptyRecord, isSettled, type ShoppingRecord, withEmptied } from './shopping-records.ts'
import { updateShoppingRecord } from './shopping-store.ts'

const unitChoices: { units: Units; label: string }[] = [
  { units: 'original', label: 'As written' },
  { units: 'us', label: 'US' },
  { units: 'metric', label: 'Metric' },
]

type ListToolsProps = { record: ShoppingRecord; parts: ListPart[]; units: Units }

/** Units, and actions on the whole list. */
export function ListTools({ record, parts, units }: ListToolsProps) {
  const heading = useId()
  const [isSharing, setSharing] = useState(false)
  const SharePanel = useLoaded(isSharing, () => import('./share-panel.tsx'))?.SharePanel
  const hasTicks = parts.some(
    ({ items, own }) => items.some((item) => isSettled(record.ticked, item)) || own.some(({ isTicked }) => isTicked),
  )
  const clear = () => {
    let emptied = emptyRecord
    const empty = (present: ShoppingRecord) => {
      emptied = present
      return emptyRecord
    }
    if (!updateShoppingRecord(empty)) return
    const bringBack = () => updateShoppingRecord((present) => withEmptied(present, emptied))
    showToast('info', 'List cleared.', { label: 'Undo', run: bringBack })
  }
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>List options</h2>
      <fieldset className="shopping__units">
        <legend>Units</legend>
        {unitChoices.map((choice) => (
          <label key={choice.units} className="choice">
            <input type="radio" name="units" checked={units === choice.units} onChange={() => storeUnits(choice.units)} />
            {choice.label}
          </label>
        ))}
      </fieldset>
      <div className="shopping__tools">
        <button className="button button--small" type="button" aria-haspopup="dialog" onClick={() => setSharing(true)}>
          Share
        </button>
        <button className="button button--quiet button--small" type="button" onClick={() => copy(parts)}>
          Copy as text
        </button>
        <button className="button button--quiet button--small" type="button" onClick={() => print()}>
          Print
        </button>
        {hasTicks ? (
          <button className="button button--quiet button--small" type="button" onClick={() => updateShoppingRecord(withoutTicks)}>
            Uncheck all
          </button>
        ) : null}
        <button className="button button--quiet button--small" type="button" onClick={clear}>
          Clear list
        </button>
      </div>
      {isSharing && SharePanel ? <SharePanel record={record} onClose={() => setSharing(false)} /> : null}
    </section>
  )
}

async function copy(parts: ListPart[]) {
  if (await copyText(toListText(parts))) showToast('success', 'List copied')
  else showToast('error', 'Couldn’t copy the list. Select and copy it yourself.')
}

function withoutTicks(record: ShoppingRecord): ShoppingRecord {
  return { ...record, ticked: {}, own: record.own.map((entry) => ({ ...entry, isTicked: false })) }
}
