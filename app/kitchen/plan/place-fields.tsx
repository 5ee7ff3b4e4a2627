import { type InputHTMLAttributes, useId } from 'react'
import type { Portions } from '#app/public/recipes/portions.ts'
import { isMeal, type Meal, meals } from '#domain/plan/plan-entries.ts'
import type { Day } from '#domain/plan/week.ts'
import { isPlainDay } from '#domain/text/dates.ts'

type PlanFieldProps = InputHTMLAttributes<HTMLInputElement> & { label: string; fault: string | undefined }

/** A field of the plan's forms with its error: nothing is sent, so there is no response for the `Field` of other forms. */
export function PlanField({ label, fault, ...input }: PlanFieldProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input {...input} id={id} className="input" aria-invalid={fault !== undefined} aria-describedby={`${id}-fault`} />
      <p className="field-error" id={`${id}-fault`}>
        {fault}
      </p>
    </div>
  )
}

/** How many portions of a recipe, in a form. */
export function PortionsField({ portions, shown, fault }: { portions: Pick<Portions, 'name'>; shown: number; fault: string | undefined }) {
  const label = portions.name === 'servings' ? 'Servings' : 'Batches'
  return <PlanField label={label} name="shown" inputMode="decimal" autoComplete="off" defaultValue={shown} fault={fault} />
}

/** A day and a meal, in a form. */
export function PlaceFields({ day, meal, fault }: { day: Day; meal: Meal; fault: string | undefined }) {
  const id = useId()
  return (
    <div className="two-columns">
      <PlanField label="Day" name="day" type="date" defaultValue={day} fault={fault} />
      <div className="field">
        <label htmlFor={`${id}-meal`}>Meal</label>
        <select id={`${id}-meal`} className="input" name="meal" defaultValue={meal}>
          {meals.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </div>
    </div>
  )
}

/** The values of such a form; undefined without a day. */
export function readPlace(fields: FormData) {
  const [day, meal] = [String(fields.get('day')), fields.get('meal')]
  return isPlainDay(day) && isMeal(meal) ? { day, meal } : undefined
}
