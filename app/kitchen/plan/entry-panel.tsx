import { type FormEvent, useId, useState } from 'react'
import { portionsRule, readPortions, toPortions } from '#app/public/recipes/portions.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { Link } from '#app/ui/link.tsx'
import { showToast } from '#app/ui/toast.ts'
import { isMeal, type MealPlan, maxPlanText, type PlanEntry, withChanges } from '#domain/plan/plan-entries.ts'
import { PlaceFields, PlanField, PortionsField, readPlace } from './place-fields.tsx'
import { updatePlan } from './plan-store.ts'
import { findRecipe, toCookHash, toEntryName } from './plan-words.ts'
import { takeOffPlan } from './undoable-change.ts'

type EntryPanelProps = { plan: MealPlan; entry: PlanEntry; onClose: () => void }

/** Moves an entry to any day and meal, changes its amount, or removes it from the plan. */
export function EntryPanel({ plan, entry, onClose }: EntryPanelProps) {
  const id = useId()
  const [faults, setFaults] = useState<{ day?: string; shown?: string; text?: string }>({})
  const recipe = findRecipe(plan, entry)
  const name = toEntryName(plan, entry)
  const close = () => document.querySelector<HTMLDialogElement>('.plan-dialog')?.close()
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const place = readPlace(fields)
    const shown = recipe ? readPortions(String(fields.get('shown'))) : entry.shown
    const text = recipe ? '' : String(fields.get('text')).trim()
    const next = {
      ...(!place && { day: 'Choose a day.' }),
      ...(shown === undefined && { shown: portionsRule }),
      ...(!recipe && !text && { text: 'Enter what you’re having.' }),
    }
    setFaults(next)
    if (!place || shown === undefined || Object.keys(next).length > 0) return
    if (updatePlan((now, time) => withChanges(now, [entry.id], { ...place, shown, ...(text && { text }) }, time))) close()
  }
  const remove = () => {
    const undo = takeOffPlan([entry.id])
    if (!undo) return
    close()
    document.querySelector<HTMLElement>(`[data-day="${entry.day}"][data-meal="${entry.meal}"] > button`)?.focus()
    showToast('info', `Removed ${name}.`, { label: 'Undo', run: undo })
  }
  return (
    <Dialog className="plan-dialog" labelledBy={`${id}-head`} onClose={onClose}>
      <h2 id={`${id}-head`}>{name}</h2>
      <form className="form" onSubmit={save} noValidate>
        <PlaceFields day={entry.day} meal={isMeal(entry.meal) ? entry.meal : 'Dinner'} fault={faults.day} />
        {recipe ? (
          <PortionsField portions={toPortions(recipe, {})} shown={entry.shown} fault={faults.shown} />
        ) : (
          <PlanField
            label="What you’re having"
            name="text"
            maxLength={maxPlanText}
            autoComplete="off"
            defaultValue={entry.text}
            fault={faults.text}
          />
        )}
        <div className="plan-dialog__buttons">
          <button className="button button--small" type="submit">
            Save
          </button>
          <button className="button button--quiet button--small" type="button" onClick={remove}>
            Remove from plan
          </button>
          {recipe ? (
            <Link className="button button--quiet button--small" to={{ hash: toCookHash(entry) }}>
              Cooking timeline
            </Link>
          ) : null}
        </div>
      </form>
    </Dialog>
  )
}
