import '#app/kitchen/plan/plan-contents.css'
import { type FormEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { type Portions, portionsRule, readPortions } from '#app/public/recipes/portions.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { showToast } from '#app/ui/toast.ts'
import { withDrafts } from '#domain/plan/plan-entries.ts'
import { toShortDate, toWeekday } from '#domain/plan/week.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { toLocalDay } from '#domain/text/dates.ts'
import { PlaceFields, PortionsField, readPlace } from './place-fields.tsx'
import { toEntryId, updatePlan } from './plan-store.ts'

/** Asks which day and meal a recipe is for, and how much of it. */
export function PlanPanel({ recipe, portions, onClose }: { recipe: Recipe; portions: Portions; onClose: () => void }) {
  const id = useId()
  const navigate = useNavigate()
  const [faults, setFaults] = useState<{ day?: string; shown?: string }>({})
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const place = readPlace(fields)
    const shown = readPortions(String(fields.get('shown')))
    setFaults({ ...(!place && { day: 'Choose a day.' }), ...(shown === undefined && { shown: portionsRule }) })
    if (!place || shown === undefined) return
    if (!updatePlan((now, time) => withDrafts(now, [{ ...place, shown, recipe }], time, toEntryId))) return
    event.currentTarget.closest('dialog')?.close()
    const when = `${toWeekday(place.day)}, ${toShortDate(place.day)}, ${place.meal.toLowerCase()}`
    const run = () => navigate({ pathname: '/meal-plan', hash: `week=${place.day}` })
    showToast('success', `Planned for ${when}.`, { label: 'Show the plan', run })
  }
  return (
    <Dialog className="plan-dialog" labelledBy={`${id}-head`} onClose={onClose}>
      <h2 id={`${id}-head`}>Plan {recipe.title}</h2>
      <form className="form" onSubmit={save} noValidate>
        <PlaceFields day={toLocalDay(new Date())} meal="Dinner" fault={faults.day} />
        <PortionsField portions={portions} shown={portions.shown} fault={faults.shown} />
        <div className="plan-dialog__buttons">
          <button className="button button--small" type="submit">
            Add to plan
          </button>
        </div>
      </form>
    </Dialog>
  )
}
