import '#app/kitchen/plan/cook-meal.css'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Link } from '#app/ui/link.tsx'
import { cookBackwards, type MealRecipe } from '#domain/plan/cook-backwards.ts'
import { usualBurners } from '#domain/plan/equipment.ts'
import { burnerChoices, isTimeOfDay, listEntries, type Meal, type MealPlan, withChoices } from '#domain/plan/plan-entries.ts'
import { type Day, toShortDate } from '#domain/plan/week.ts'
import { CookSteps } from './cook-steps.tsx'
import { MealNotes } from './meal-notes.tsx'
import { updatePlan } from './plan-store.ts'
import { findRecipe, toCookHash, toPlaceName } from './plan-words.ts'

/** The default meal times. */
const usualTimes: Record<Meal, string> = { Breakfast: '08:00', Lunch: '12:30', Dinner: '18:30', Snack: '16:00' }

type CookMealProps = { plan: MealPlan; week: readonly Day[]; day: Day; meal: Meal }

/** The cooking timeline: when to start what, so that all recipes of a meal are ready in time. */
export function CookMeal({ plan, week, day, meal }: CookMealProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [typed, setTyped] = useState<{ place: string; time: string }>()
  const [left, setLeft] = useState<number[]>([])
  useEffect(() => heading.current?.focus(), [])
  const recipes = useMemo(() => listRecipes(plan, day, meal), [plan, day, meal])
  const place = toCookHash({ day, meal })
  const usual = plan.choices.times[meal] ?? usualTimes[meal]
  const time = typed?.place === place && isTimeOfDay(typed.time) ? typed.time : usual
  const burners = plan.choices.burners ?? usualBurners
  const cooked = useMemo(() => recipes.filter(({ id }) => !left.includes(id)), [recipes, left])
  const table = useMemo(() => cookBackwards(cooked, burners), [cooked, burners])
  const toTitle = (recipeId: number) => recipes.find(({ id }) => id === recipeId)?.title ?? ''
  return (
    <section className="cook-meal" aria-labelledby="cook-meal">
      <div className="plan-head">
        <h2 id="cook-meal" ref={heading} tabIndex={-1}>
          {toPlaceName({ day, meal })} <span className="serial">{toShortDate(day)}</span>
        </h2>
        <Link className="button button--quiet button--small" to={{ hash: `week=${day}` }}>
          Back to the week
        </Link>
      </div>
      <div className="cook-meal__choices">
        <MealField plan={plan} week={week} day={day} meal={meal} />
        <TimeField key={place} time={time} onChange={(next) => setTyped({ place, time: next })} />
        <BurnersField burners={burners} />
        {recipes.length > 1 ? (
          <fieldset>
            <legend>Cook</legend>
            {recipes.map(({ id, title }) => (
              <label key={id}>
                <input
                  type="checkbox"
                  checked={!left.includes(id)}
                  onChange={({ currentTarget: { checked } }) => setLeft(checked ? left.filter((other) => other !== id) : [...left, id])}
                />
                {title}
              </label>
            ))}
          </fieldset>
        ) : null}
        {table.steps.length > 0 ? (
          <button className="button button--quiet" type="button" onClick={() => print()}>
            Print
          </button>
        ) : null}
      </div>
      <div className="rail plan-rail" aria-hidden="true" />
      <div className="guest-check cook-meal__check">
        {table.steps.length > 0 ? (
          <CookSteps table={table} day={day} time={time} toTitle={toTitle} />
        ) : (
          <p>No steps to cook yet. Choose a recipe, or plan one for this meal.</p>
        )}
      </div>
      <MealNotes table={table} day={day} time={time} burners={burners} toTitle={toTitle} />
      <p className="help">
        Times use the recipe’s longest figure; steps without one get 5 minutes. Edit any time; clear it to reset. We assume one cook doing
        one thing at a time and one oven that takes 15 minutes to preheat, 10 to go up by 150°F (80°C) and 15 to cool by as much. A pan
        stays on its burner until its last step. We assume one grill, air fryer, slow cooker, blender and so on. This is all estimated from
        the recipe text, so check it; chopping within a step isn’t counted.
      </p>
    </section>
  )
}

/** Other meals of the week that have recipes. */
function MealField({ plan, week, day, meal }: CookMealProps) {
  const id = useId()
  const navigate = useNavigate()
  const present = toCookHash({ day, meal })
  const places = listEntries(plan).filter((entry) => week.includes(entry.day) && findRecipe(plan, entry))
  const options = new Map([{ day, meal }, ...places].map((place) => [toCookHash(place), toPlaceName(place)]))
  return (
    <div className="field">
      <label htmlFor={id}>Meal</label>
      <select
        id={id}
        className="input"
        value={present}
        onChange={({ currentTarget }) => navigate({ hash: currentTarget.value }, { replace: true, preventScrollReset: true })}
      >
        {[...options]
          .toSorted(([one], [other]) => (one < other ? -1 : 1))
          .map(([hash, name]) => (
            <option key={hash} value={hash}>
              {name}
            </option>
          ))}
      </select>
    </div>
  )
}

function TimeField({ time, onChange }: { time: string; onChange: (time: string) => void }) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>Eat at</label>
      <input id={id} className="input" type="time" defaultValue={time} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
    </div>
  )
}

function BurnersField({ burners }: { burners: number }) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>Burners</label>
      <select
        id={id}
        className="input"
        value={burners}
        onChange={({ currentTarget }) => {
          const chosen = Number(currentTarget.value)
          updatePlan((plan, now) => withChoices(plan, { burners: chosen }, now))
        }}
      >
        {burnerChoices.map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </select>
    </div>
  )
}

/** The recipes of a meal, each once. */
function listRecipes(plan: MealPlan, day: Day, meal: Meal): MealRecipe[] {
  const entries = listEntries(plan).filter((entry) => entry.day === day && entry.meal === meal)
  const recipes = entries.flatMap((entry) => findRecipe(plan, entry) ?? [])
  return [...new Map(recipes.map((recipe) => [recipe.id, recipe])).values()]
}
