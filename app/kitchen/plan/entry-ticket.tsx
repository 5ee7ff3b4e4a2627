import type { KeyboardEvent } from 'react'
import { Drawing } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { isMeal, type Meal, type MealPlan, type PlanEntry } from '#domain/plan/plan-entries.ts'
import type { Day } from '#domain/plan/week.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'
import { findRecipe, toEntryName, toEntryPortions } from './plan-words.ts'
import { useDrag } from './use-drag.ts'

const grip = 'M9 5h.01M15 5h.01M9 12h.01M15 12h.01M9 19h.01M15 19h.01'

type EntryTicketProps = {
  plan: MealPlan
  entry: PlanEntry
  onOpen: () => void
  onKey: (event: KeyboardEvent) => void
  onDrop: (place: { day: Day; meal: Meal }) => void
}

/** A planned entry of a meal. Its handle can be dragged, moved by arrow keys, or pressed for everything that can be changed. */
export function EntryTicket({ plan, entry, onOpen, onKey, onDrop }: EntryTicketProps) {
  const recipe = findRecipe(plan, entry)
  const name = toEntryName(plan, entry)
  const drag = useDrag({
    onPress: onOpen,
    onDrop: (target) => {
      const { day, meal } = target.dataset
      if (day && isMeal(meal)) onDrop({ day, meal })
    },
  })
  return (
    <li className="plan-entry">
      {recipe ? (
        <Link className="plan-entry__what" to={`${toRecipePath(recipe.slug)}${toQuery(recipe.servings, entry.shown)}`}>
          <b>{name}</b> <span className="pen">{toEntryPortions(plan, entry)}</span>
        </Link>
      ) : (
        <span className="plan-entry__what">
          <b>{name}</b>
        </span>
      )}
      <button
        id={`move-${entry.id}`}
        className="icon-button icon-button--check plan-entry__grip"
        type="button"
        aria-haspopup="dialog"
        aria-label={`Move or change ${name}`}
        title="Drag, use the arrow keys, or press"
        onKeyDown={onKey}
        {...drag}
      >
        <Drawing path={grip} />
      </button>
    </li>
  )
}

/** The recipe's page in the planned portions. */
function toQuery(servings: number | undefined, shown: number) {
  if (servings) return shown === servings ? '' : `?servings=${shown}`
  return shown === 1 ? '' : `?batches=${shown}`
}
