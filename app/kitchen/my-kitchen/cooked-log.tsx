import '#app/kitchen/favourites/favourites-along.css'
import { type FormEvent, useId, useState } from 'react'
import { describeChanges } from '#app/kitchen/favourites/recipe-changes.ts'
import { toVersion } from '#app/kitchen/favourites/saved-version.ts'
import { StoredRecipe } from '#app/kitchen/favourites/stored-recipe.tsx'
import { type Portions, toPortionsText } from '#app/public/recipes/portions.ts'
import { showToast } from '#app/ui/toast.ts'
import { type Cooked, kitchenLimits, toChangedAt } from '#domain/kitchen/kitchen-records.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { isPlainDay, toLocalDay, toLongDate } from '#domain/text/dates.ts'
import { isServings, servingsLimits } from '#packages/ingredients/display.ts'
import { changeRecord } from './kitchen-db.ts'
import { notKept } from './kitchen-words.ts'

/** Logs that a recipe was cooked: the day, how much of it, and how it went. The recipe is stored with it in its present form. */
export function CookedForm({ recipe, portions }: { recipe: Recipe; portions: Portions }) {
  const id = useId()
  const [fault, setFault] = useState('')
  const note = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form)
    const day = String(fields.get('day'))
    const shown = Number(fields.get('shown'))
    if (!isPlainDay(day)) return setFault('Enter a date')
    if (!isServings(shown)) return setFault(`Enter ½ to ${servingsLimits.max}, in halves`)
    const { id: recipeId, slug, title } = recipe
    const now = Date.now()
    const key = `cooked ${recipeId} ${now.toString(36)} ${Math.random().toString(36).slice(2)}`
    const about = { id: recipeId, slug, title }
    try {
      await changeRecord(key, () => ({
        key,
        kind: 'cooked',
        changedAt: now,
        about,
        day,
        shown,
        remark: String(fields.get('remark')),
        as: recipe,
      }))
      setFault('')
      form.reset()
      dispatchEvent(new CustomEvent('recipe-action', { detail: 'cooked' }))
      showToast('success', 'Added to your cooking log')
    } catch {
      setFault(notKept)
    }
  }
  return (
    <form className="cooked-form" onSubmit={note} noValidate>
      <div className="field">
        <label htmlFor={`${id}-day`}>Day</label>
        <input id={`${id}-day`} className="input" name="day" type="date" defaultValue={toLocalDay(new Date())} />
      </div>
      <div className="field">
        <label htmlFor={`${id}-shown`}>{portions.name === 'servings' ? 'Servings' : 'Batches'}</label>
        <input
          key={portions.shown}
          id={`${id}-shown`}
          className="input"
          name="shown"
          type="number"
          step="any"
          inputMode="decimal"
          defaultValue={portions.shown}
        />
      </div>
      <div className="field cooked-form__remark">
        <label htmlFor={`${id}-remark`}>
          How did it go?<span className="field-optional"> (optional)</span>
        </label>
        <input id={`${id}-remark`} className="input" name="remark" maxLength={kitchenLimits.remark} autoComplete="off" />
      </div>
      <button className="button" type="submit">
        Add to log
      </button>
      {fault ? (
        <p className="field-error" role="alert">
          {fault}
        </p>
      ) : null}
    </form>
  )
}

/** Entries of the log, each with the recipe as it was that day. `present` is the current recipe, if known. */
export function CookedEntries({ entries, present, isNamed = false }: { entries: readonly Cooked[]; present?: Recipe; isNamed?: boolean }) {
  const [open, setOpen] = useState<Cooked>()
  return (
    <>
      <ul className="cooked-log">
        {entries.map((entry) => (
          <li key={entry.key}>
            <div>
              <b>{toLongDate(entry.day)}</b>
              {isNamed ? <span>{entry.about.title}</span> : null}
              <span>{toPortionsText(isInBatches(entry) ? 'batches' : 'servings', entry.shown)}</span>
              {entry.remark ? <span className="pen">{entry.remark}</span> : null}
            </div>
            <div className="along-buttons">
              {entry.as ? (
                <button className="button button--quiet button--small" type="button" onClick={() => setOpen(entry)}>
                  View as cooked<span className="visually-hidden">{` on ${toLongDate(entry.day)}: ${entry.about.title}`}</span>
                </button>
              ) : null}
              <button className="button button--quiet button--small" type="button" onClick={() => void remove(entry)}>
                Remove<span className="visually-hidden">{` ${entry.about.title}, ${toLongDate(entry.day)}`}</span>
              </button>
            </div>
          </li>
        ))}
      </ul>
      {open?.as ? <StoredRecipe recipe={open.as} note={tellAge(open.day, open.as, present)} onClose={() => setOpen(undefined)} /> : null}
    </>
  )
}

/** An entry without the recipe says so itself. */
function isInBatches({ as, isBatches }: Cooked) {
  return as ? !as.servings : isBatches === true
}

function tellAge(day: string, as: Recipe, present: Recipe | undefined) {
  const was = `As cooked on ${toLongDate(day)}.`
  if (!present) return was
  const changes = describeChanges(toVersion(as), present).map(({ name }) => name.toLowerCase())
  return `${was} ${changes.length > 0 ? `Changed since: ${changes.join(', ')}.` : 'Nothing has changed since.'}`
}

async function remove(entry: Cooked) {
  const put = (isGone: boolean) =>
    changeRecord(entry.key, (known) => {
      const { isGone: _, ...kept } = known ?? entry
      return { ...kept, changedAt: toChangedAt(Date.now(), kept), ...(isGone && { isGone: true as const }) }
    })
  try {
    await put(true)
    showToast('success', 'Removed from your log', { label: 'Undo', run: () => void put(false) })
  } catch {
    showToast('error', notKept)
  }
}
