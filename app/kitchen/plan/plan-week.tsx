import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLoaded } from '#app/kitchen/favourites/use-loaded.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { listEntries, type Meal, type MealPlan, meals, type PlanEntry, withChanges } from '#domain/plan/plan-entries.ts'
import { addDays, type Day, toShortDate, toWeekday, toWeekName, type WeekStart } from '#domain/plan/week.ts'
import { EntryTicket } from './entry-ticket.tsx'
import { updatePlan } from './plan-store.ts'
import { PlanTools } from './plan-tools.tsx'
import { toEntryName, toPlaceName } from './plan-words.ts'

type PlanWeekProps = { plan: MealPlan; week: readonly Day[]; today: Day; start: WeekStart }

type Place = { day: Day; meal: Meal }

/** A week of checks on the rail: days side by side, on a phone one under another. */
export function PlanWeek({ plan, week, today, start }: PlanWeekProps) {
  const navigate = useNavigate()
  const [adding, setAdding] = useState<Place>()
  const [changing, setChanging] = useState<string>()
  const [words, setWords] = useState('')
  const moved = useRef<string>(undefined)
  const wantsToday = useRef(false)
  const AddPanel = useLoaded(adding !== undefined, () => import('./add-panel.tsx'))?.AddPanel
  const EntryPanel = useLoaded(changing !== undefined, () => import('./entry-panel.tsx'))?.EntryPanel
  // An entry moved by keys is another element in its new place.
  useLayoutEffect(() => {
    if (moved.current) document.getElementById(`move-${moved.current}`)?.focus()
    moved.current = undefined
    const current = wantsToday.current ? document.querySelector('.plan-day[aria-current]') : null
    if (!current) return
    wantsToday.current = false
    current.scrollIntoView({ block: 'nearest' })
  })
  const entries = listEntries(plan).filter(({ day }) => week.includes(day))
  const changed = entries.find(({ id }) => id === changing)
  const go = (day: Day) => navigate({ hash: `week=${day}` }, { replace: true, preventScrollReset: true })
  const [first = today] = week
  const showToday = () => {
    wantsToday.current = true
    go(today)
  }

  const move = (entry: PlanEntry, to: Place) => {
    if (entry.day === to.day && entry.meal === to.meal) return
    if (updatePlan((now, time) => withChanges(now, [entry.id], to, time))) setWords(`${toEntryName(plan, entry)}: ${toPlaceName(to)}.`)
  }
  const leave = (id: string) => {
    moved.current = id
    setChanging(undefined)
  }
  const press = (entry: PlanEntry, event: KeyboardEvent) => {
    const steps: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }
    const [days, places] = steps[event.key] ?? [0, 0]
    if (days === 0 && places === 0) return
    event.preventDefault()
    const day = addDays(entry.day, days)
    const meal = meals[meals.indexOf(entry.meal) + places]
    if (!week.includes(day) || !meal) return
    moved.current = entry.id
    move(entry, { day, meal })
  }
  return (
    <section aria-labelledby="plan-week">
      <div className="plan-head">
        <h2 id="plan-week">{toWeekName(week)}</h2>
        <nav aria-label="Weeks">
          <button className="icon-button" type="button" aria-label="Previous week" onClick={() => go(addDays(first, -7))}>
            <Icon name="arrow-left" />
          </button>
          <button className="button button--quiet button--small" type="button" onClick={showToday}>
            Today
          </button>
          <button className="icon-button" type="button" aria-label="Next week" onClick={() => go(addDays(first, 7))}>
            <Icon name="arrow-right" />
          </button>
        </nav>
      </div>
      <p className="visually-hidden" role="status">
        {words}
      </p>
      {entries.length === 0 ? (
        <p className="plan-empty">
          Nothing planned for this week. Tap + or “Add to meal plan” on <Link to="/recipes">any recipe</Link>.
        </p>
      ) : null}
      <div className="rail plan-rail" aria-hidden="true" />
      <div className="plan-week">
        {week.map((day) => (
          <section
            key={day}
            className="guest-check plan-day"
            aria-labelledby={`day-${day}`}
            aria-current={day === today ? 'date' : undefined}
          >
            <h3 id={`day-${day}`}>
              {toWeekday(day)} <span className="serial">{toShortDate(day)}</span>
              {day === today ? <span className="tag plan-day__today">Today</span> : null}
            </h3>
            {meals.map((meal) => (
              <div key={meal} className="plan-meal" data-day={day} data-meal={meal}>
                <h4>{meal}</h4>
                <ul>
                  {entries
                    .filter((entry) => entry.day === day && entry.meal === meal)
                    .map((entry) => (
                      <EntryTicket
                        key={entry.id}
                        plan={plan}
                        entry={entry}
                        onOpen={() => setChanging(entry.id)}
                        onKey={(event) => press(entry, event)}
                        onDrop={(to) => move(entry, to)}
                      />
                    ))}
                </ul>
                <button
                  className="icon-button icon-button--check plan-meal__add"
                  type="button"
                  aria-haspopup="dialog"
                  aria-label={`Add to ${toPlaceName({ day, meal })}`}
                  onClick={() => setAdding({ day, meal })}
                >
                  <Icon name="plus" />
                </button>
              </div>
            ))}
          </section>
        ))}
      </div>
      <PlanTools plan={plan} week={week} today={today} start={start} entries={entries} say={setWords} />
      {adding && AddPanel ? <AddPanel plan={plan} place={adding} name={toPlaceName(adding)} onClose={() => setAdding(undefined)} /> : null}
      {changed && EntryPanel ? <EntryPanel plan={plan} entry={changed} onClose={() => leave(changed.id)} /> : null}
    </section>
  )
}
