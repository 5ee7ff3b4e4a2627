import { type FormEvent, useId, useRef, useState } from 'react'
import { Dialog } from '#app/ui/dialog.tsx'
import { useFavourites } from '#app/ui/favourite-store.ts'
import { fetchRecipe } from '#app/ui/fetch-recipe.ts'
import { useSuggestions } from '#app/ui/use-suggestions.ts'
import {
  listEntries,
  type Meal,
  type MealPlan,
  maxPlanText,
  type PlanDraft,
  type PlannedRecipe,
  withDrafts,
} from '#domain/plan/plan-entries.ts'
import { addDays, type Day, toShortDate } from '#domain/plan/week.ts'
import { isServings } from '#packages/ingredients/display.ts'
import { fold } from '#packages/ingredients/fold.ts'
import { toEntryId, updatePlan } from './plan-store.ts'

const mostOffered = 8

/** A recipe on offer: a known one, or the slug of one to request from the server. */
type Offer = { title: string; slug: string; recipe?: PlannedRecipe }

type AddPanelProps = { plan: MealPlan; place: { day: Day; meal: Meal }; name: string; onClose: () => void }

/** Puts a recipe or a text on the plan. */
export function AddPanel({ plan, place, name, onClose }: AddPanelProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState('')
  const [textFault, setTextFault] = useState('')
  const busy = useRef('')
  const [isBusy, setBusy] = useState(false)
  const offers = useOffers(plan, typed.trim(), place.day)

  const close = () => document.querySelector<HTMLDialogElement>('.plan-dialog')?.close()
  const put = (draft: PlanDraft) => {
    if (updatePlan((now, time) => withDrafts(now, [draft], time, toEntryId))) close()
  }
  const choose = async ({ slug, recipe: known }: Offer) => {
    if (busy.current) return
    busy.current = slug
    setBusy(true)
    setFault('')
    const recipe = known ?? (await fetchRecipe(slug))
    busy.current = ''
    setBusy(false)
    if (recipe === 'gone') return setFault('This recipe is no longer on the site.')
    if (recipe === 'unknown') return setFault('This recipe couldn’t load. You may be offline. Nothing was added.')
    put({ ...place, shown: recipe.servings && isServings(recipe.servings) ? recipe.servings : 1, recipe })
  }
  const write = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('text')).trim()
    if (!text) return setTextFault('Enter what you’re having.')
    put({ ...place, shown: 1, text })
  }
  return (
    <Dialog className="plan-dialog" labelledBy={`${id}-head`} onClose={onClose}>
      <h2 id={`${id}-head`}>
        {name} <span className="serial">{toShortDate(place.day)}</span>
      </h2>
      <div className="field">
        <label htmlFor={`${id}-search`}>Find a recipe</label>
        <input
          id={`${id}-search`}
          className="input"
          type="search"
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          aria-describedby={`${id}-found`}
        />
      </div>
      <p id={`${id}-found`} role="status" className="help">
        {offers.words}
      </p>
      {fault ? (
        <p className="field-error" role="alert">
          {fault}
        </p>
      ) : null}
      <ul className="plan-offers">
        {offers.list.map((offer) => (
          <li key={offer.slug}>
            <button className="text-button" type="button" aria-disabled={isBusy || undefined} onClick={() => void choose(offer)}>
              {offer.title}
            </button>
          </li>
        ))}
      </ul>
      <form className="plan-text" onSubmit={write} noValidate>
        <div className="field">
          <label htmlFor={`${id}-text`}>Or type it in</label>
          <input
            id={`${id}-text`}
            className="input"
            name="text"
            maxLength={maxPlanText}
            autoComplete="off"
            placeholder="Leftovers"
            aria-invalid={textFault !== ''}
            aria-describedby={textFault ? `${id}-fault` : undefined}
          />
          {textFault ? (
            <p className="field-error" id={`${id}-fault`}>
              {textFault}
            </p>
          ) : null}
        </div>
        <button className="button button--small" type="submit">
          Add
        </button>
      </form>
    </Dialog>
  )
}

/**
 * Search results: favourites and recently planned recipes with the text in their title, then the server's suggestions. Without a text, the
 * favourites.
 */
function useOffers(plan: MealPlan, typed: string, day: Day): { list: Offer[]; words: string } {
  const favourites = (useFavourites() ?? []).filter(({ ingredients, steps }) => ingredients.length + steps.length > 0)
  const suggested = useSuggestions(typed)
  const recent = new Set(
    listEntries(plan)
      .filter((entry) => entry.day > addDays(day, -60))
      .map(({ recipeId }) => recipeId),
  )
  const own = [...favourites, ...plan.recipes.filter(({ id }) => recent.has(id))].map(
    (recipe): Offer => ({ title: recipe.title, slug: recipe.slug, recipe }),
  )
  const found = (suggested?.suggestions ?? [])
    .filter(({ kind }) => kind === 'recipe')
    .map(
      ({ path, title }): Offer => ({
        title: title.map(({ text }) => text).join(''),
        slug: decodeURIComponent(path.split('/').at(-1) ?? ''),
      }),
    )
  const wanted = fold(typed)
  const matching = typed ? own.filter(({ title }) => fold(title).includes(wanted)) : own
  const bySlug = new Map([...matching, ...(typed.length > 1 ? found : [])].toReversed().map((offer) => [offer.slug, offer]))
  const list = [...bySlug.values()].toReversed().slice(0, mostOffered)
  return { list, words: toWords(list.length, typed, suggested !== undefined) }
}

function toWords(count: number, typed: string, isAnswered: boolean) {
  if (!typed) return count > 0 ? 'Your favourites and recent meals:' : 'Your favourites show up here too.'
  if (count > 0) return ''
  return isAnswered && typed.length > 1 ? 'No recipes found.' : 'Keep typing.'
}
