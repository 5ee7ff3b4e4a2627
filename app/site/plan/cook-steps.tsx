import { type KeyboardEvent, useState } from 'react'
import type { TimedStep } from '#domain/plan/cook-backwards.ts'
import { isStepMinutes, withStepMinutes } from '#domain/plan/plan-entries.ts'
import { type Day, toMomentBefore, toShortDate, toWeekday } from '#domain/plan/week.ts'
import { updatePlan } from './plan-store.ts'

type CookStepsProps = { steps: readonly TimedStep[]; day: Day; time: string; toTitle: (recipeId: number) => string }

/** Steps with their times, and how long each takes. */
export function CookSteps({ steps, day, time, toTitle }: CookStepsProps) {
  return (
    <ol className="cook-steps">
      {steps.map((step) => {
        const { recipeId, place, text, from } = step
        const title = toTitle(recipeId)
        const [, lead = '', rest = text] = /^([^:.]{1,60}:)\s([\s\S]*)$/.exec(text) ?? []
        const needs = toNeeds(step)
        return (
          <li key={`${recipeId} ${place}`}>
            <Moment {...toMomentBefore(day, time, from)} mealDay={day} />
            <div className="cook-steps__what">
              <span className="serial">{`${title} ${place + 1}`}</span>
              <p>
                {lead ? <b>{lead} </b> : null}
                {rest}
              </p>
              {needs ? <span className="help">{needs}</span> : null}
            </div>
            <Minutes key={`${step.minutes} ${step.source}`} step={step} name={`Minutes of ${title}, step ${place + 1}`} />
          </li>
        )
      })}
      <li>
        <Moment day={day} time={time} mealDay={day} />
        <p className="pen cook-steps__end">Eat.</p>
      </li>
    </ol>
  )
}

/** A time as the reader's language writes it, with the day if it is another than that of the meal. */
function Moment({ day, time, mealDay }: { day: Day; time: string; mealDay: Day }) {
  const moment = `${day}T${time}`
  const shown = new Date(moment).toLocaleTimeString(navigator.language, { hour: 'numeric', minute: '2-digit' })
  return (
    <time className="cook-steps__time" dateTime={moment}>
      {day === mealDay ? null : <span className="serial">{`${toWeekday(day).slice(0, 3)}, ${toShortDate(day)}`}</span>}
      {shown}
    </time>
  )
}

function toNeeds({ isBusy, oven }: TimedStep) {
  const heat = oven === 'unknown' ? 'in the oven' : `oven at ${oven}°F`
  return [isBusy ? '' : 'hands free', oven === undefined ? '' : heat].filter(Boolean).join(', ')
}

/** The minutes of a step, which can be changed. */
function Minutes({ step: { recipeId, place, minutes, source }, name }: { step: TimedStep; name: string }) {
  const [isWrong, setWrong] = useState(false)
  const keep = (field: HTMLInputElement) => {
    const typed = field.value.trim()
    const next = typed === '' ? undefined : Number(typed)
    const isFine = next === undefined ? !field.validity.badInput : isStepMinutes(next)
    setWrong(!isFine)
    if (!isFine || next === minutes) return
    if (next === undefined) field.value = String(minutes)
    updatePlan((plan, now) => withStepMinutes(plan, recipeId, place, next, now))
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') keep(event.currentTarget)
  }
  return (
    <div className="cook-steps__minutes">
      <label>
        <input
          className="input"
          type="number"
          min={1}
          step={1}
          inputMode="numeric"
          defaultValue={minutes}
          aria-label={name}
          aria-invalid={isWrong}
          onBlur={({ currentTarget }) => keep(currentTarget)}
          onKeyDown={press}
        />{' '}
        min
      </label>
      <span className={isWrong ? 'field-error' : 'help'} role={isWrong ? 'alert' : undefined}>
        {isWrong ? 'Whole minutes, up to 2880' : { written: '', assumed: 'assumed', own: 'yours' }[source]}
      </span>
    </div>
  )
}
