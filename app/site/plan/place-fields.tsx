import { useId } from 'react'
import { isMeal, type Meal, meals } from '#domain/plan/plan-entries.ts'
import type { Day } from '#domain/plan/week.ts'
import { isPlainDay } from '#domain/text/dates.ts'

/** A day and a meal, in a form. */
export function PlaceFields({ day, meal, fault }: { day: Day; meal: Meal; fault: string | undefined }) {
  const id = useId()
  return (
    <div className="two-columns">
      <div className="field">
        <label htmlFor={`${id}-day`}>Day</label>
        <input
          id={`${id}-day`}
          className="input"
          name="day"
          type="date"
          defaultValue={day}
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}-fault`}
        />
        <p className="field-error" id={`${id}-fault`}>
          {fault}
        </p>
      </div>
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

/** What such a form says; undefined without a day. */
export function readPlace(fields: FormData) {
  const [day, meal] = [String(fields.get('day')), fields.get('meal')]
  return isPlainDay(day) && isMeal(meal) ? { day, meal } : undefined
}
