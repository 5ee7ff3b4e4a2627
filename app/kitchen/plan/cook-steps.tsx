import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useStoredUnits } from '#app/public/recipes/stored-units.ts'
import type { TimedStep, Timetable } from '#domain/plan/cook-backwards.ts'
import { findMachines } from '#domain/plan/equipment.ts'
import type { Heating } from '#domain/plan/oven.ts'
import { isStepMinutes, withStepMinutes } from '#domain/plan/plan-entries.ts'
import { type Day, toMomentBefore, toShortDate, toWeekday } from '#domain/plan/week.ts'
import { updatePlan } from './plan-store.ts'
import { toClockText, toHeating, toOven } from './plan-words.ts'

type CookStepsProps = { table: Timetable; day: Day; time: string; toTitle: (recipeId: number) => string }

/** Steps with their times and durations, and in between when to heat the oven. */
export function CookSteps({ table, day, time, toTitle }: CookStepsProps) {
  const rows = [
    ...table.heatings.map((heating) => ({ heating, from: heating.from })),
    ...table.steps.map((step) => ({ step, from: step.from })),
  ]
  return (
    <ol className="cook-steps">
      {rows
        .toSorted((one, other) => other.from - one.from)
        .map(({ from, ...row }) => {
          const moment = <Moment {...toMomentBefore(day, time, from)} mealDay={day} />
          if ('heating' in row) {
            const { recipeId, place } = row.heating
            return (
              <HeatingRow key={`oven ${recipeId} ${place}`} heating={row.heating} title={toTitle(recipeId)}>
                {moment}
              </HeatingRow>
            )
          }
          const { recipeId, place } = row.step
          return (
            <StepRow key={`${recipeId} ${place}`} step={row.step} title={toTitle(recipeId)}>
              {moment}
            </StepRow>
          )
        })}
      <li>
        <Moment day={day} time={time} mealDay={day} />
        <p className="pen cook-steps__end">Eat.</p>
      </li>
    </ol>
  )
}

function StepRow({ step, title, children }: { step: TimedStep; title: string; children: ReactNode }) {
  const units = useStoredUnits()
  const { place, text, isBusy, isOvenLater } = step
  const [, lead = '', rest = text] = /^([^:.]{1,60}:)\s([\s\S]*)$/.exec(text) ?? []
  const oven = step.oven && toOven({ ...step, oven: step.oven }, units)
  const later = isOvenLater && 'skip the oven for now; it’s listed below'
  const needs = [!isBusy && 'hands-off', oven, ...findMachines(text).map((name) => `the ${name}`), later].filter(Boolean).join(', ')
  return (
    <li>
      {children}
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
}

function HeatingRow({ heating, title, children }: { heating: Heating; title: string; children: ReactNode }) {
  const units = useStoredUnits()
  return (
    <li>
      {children}
      <div className="cook-steps__what">
        <span className="serial">Oven</span>
        <p>
          <b>{toHeating(heating, units)}</b>
        </p>
        <span className="help">{`hands-off, for ${title} ${heating.place + 1}`}</span>
      </div>
      <div className="cook-steps__minutes">
        <span className="cook-steps__fixed">{`${heating.minutes} min`}</span>
        <span className="help">assumed</span>
      </div>
    </li>
  )
}

/** A time in the reader's language, with the day if it differs from the meal's. */
function Moment({ day, time, mealDay }: { day: Day; time: string; mealDay: Day }) {
  return (
    <time className="cook-steps__time" dateTime={`${day}T${time}`}>
      {day === mealDay ? null : <span className="serial">{`${toWeekday(day).slice(0, 3)}, ${toShortDate(day)}`}</span>}
      {toClockText({ day, time })}
    </time>
  )
}

/** The minutes of a step, editable. */
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
        {isWrong ? 'Enter 1 to 2880 minutes' : { written: '', assumed: 'assumed', own: 'yours' }[source]}
      </span>
    </div>
  )
}
