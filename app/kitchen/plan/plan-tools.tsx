import { useId } from 'react'
import { useNavigate } from 'react-router'
import { Link } from '#app/ui/link.tsx'
import { showToast } from '#app/ui/toast.ts'
import { type Meal, type MealPlan, meals, type PlanEntry, toCopies, withChoices, withDrafts } from '#domain/plan/plan-entries.ts'
import { addDays, type Day, type WeekStart } from '#domain/plan/week.ts'
import { countOf } from '#domain/text/count-of.ts'
import { toEntryId, updatePlan } from './plan-store.ts'
import { toCookHash } from './plan-words.ts'
import { saveCalendar } from './save-calendar.ts'
import { shopForPlan } from './shop-for-plan.ts'
import { changeUndoably, takeOffPlan } from './undoable-change.ts'

const starts: { start: WeekStart; label: string }[] = [
  { start: 1, label: 'Monday' },
  { start: 0, label: 'Sunday' },
  { start: 6, label: 'Saturday' },
]

type PlanToolsProps = {
  plan: MealPlan
  week: readonly Day[]
  today: Day
  start: WeekStart
  entries: readonly PlanEntry[]
  say: (words: string) => void
}

/** Actions on the whole week. */
export function PlanTools({ plan, week, today, start, entries, say }: PlanToolsProps) {
  const navigate = useNavigate()
  const before = week.map((day) => addDays(day, -7))
  const copies = toCopies(plan, before, 7)
  const withRecipes = entries.filter(({ recipeId }) => recipeId !== undefined)
  const next = withRecipes.find(({ day }) => day >= today) ?? withRecipes[0]
  const copy = () => {
    const ids = copies.map(() => toEntryId())
    const undo = changeUndoably(ids, (now, time) => withDrafts(now, copies, time, toNext(ids)), true)
    if (undo)
      showToast('success', `Copied ${countOf(copies.length, 'entry', 'entries')} from the previous week.`, { label: 'Undo', run: undo })
  }
  const clear = () => {
    const ids = entries.map(({ id }) => id)
    const undo = takeOffPlan(ids)
    if (undo) showToast('info', `Removed ${countOf(ids.length, 'entry', 'entries')}.`, { label: 'Undo', run: undo })
  }
  return (
    <div className="plan-tools">
      {next ? (
        <>
          <button className="button" type="button" onClick={() => shopForPlan(plan, entries, () => navigate('/shopping-list'))}>
            Add this week to shopping list
          </button>
          <Link className="button button--quiet" to={{ hash: toCookHash(next) }}>
            Cooking timeline
          </Link>
        </>
      ) : null}
      {copies.length > 0 ? (
        <button className="button button--quiet" type="button" onClick={copy}>
          Copy previous week
        </button>
      ) : null}
      {entries.length > 0 ? (
        <>
          <button className="button button--quiet" type="button" onClick={() => say(saveCalendar(plan, entries, week))}>
            Calendar file
          </button>
          <button className="button button--quiet" type="button" onClick={() => print()}>
            Print
          </button>
          <button className="button button--quiet" type="button" onClick={clear}>
            Clear the week
          </button>
        </>
      ) : null}
      <Choices plan={plan} start={start} />
    </div>
  )
}

/** Meal times, for calendars and the cooking timeline, and the first day of the week. */
function Choices({ plan: { choices }, start }: { plan: MealPlan; start: WeekStart }) {
  const id = useId()
  const setTime = (meal: Meal, time: string) =>
    updatePlan((plan, now) => withChoices(plan, { times: { ...plan.choices.times, [meal]: time } }, now))
  return (
    <details className="plan-choices">
      <summary>Meal times and weeks</summary>
      <div className="plan-choices__fields">
        {meals.map((meal) => (
          <div className="field" key={meal}>
            <label htmlFor={`${id}-${meal}`}>{meal}</label>
            <input
              id={`${id}-${meal}`}
              className="input"
              type="time"
              defaultValue={choices.times[meal] ?? ''}
              onBlur={({ currentTarget }) => setTime(meal, currentTarget.value)}
            />
          </div>
        ))}
        <div className="field">
          <label htmlFor={`${id}-start`}>Weeks start on</label>
          <select
            id={`${id}-start`}
            className="input"
            value={start}
            onChange={({ currentTarget }) => {
              const weekStart = starts.find((one) => one.start === Number(currentTarget.value))?.start ?? 1
              updatePlan((plan, now) => withChoices(plan, { weekStart }, now))
            }}
          >
            {starts.map((one) => (
              <option key={one.start} value={one.start}>
                {one.label}
              </option>
            ))}
          </select>
        </div>
      </div>
      <p className="help">In the calendar file, meals without a time are all-day events.</p>
    </details>
  )
}

function toNext(ids: readonly string[]) {
  let place = -1
  return () => {
    place += 1
    return ids[place] ?? toEntryId()
  }
}
