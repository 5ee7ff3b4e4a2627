import type { ShoppingRecord } from '#app/kitchen/shopping/shopping-records.ts'
import { withLess, withMore } from '#app/kitchen/shopping/shopping-records.ts'
import { updateShoppingRecord } from '#app/kitchen/shopping/shopping-store.ts'
import { toPortions, toPortionsText } from '#app/public/recipes/portions.ts'
import { showToast } from '#app/ui/toast.ts'
import { type MealPlan, type PlanAct, type PlanEntry, toAdditions, toPlanAct, withChanges, withUndone } from '#domain/plan/plan-entries.ts'
import { updatePlan } from './plan-store.ts'

/** Adds to the shopping list what the entries need beyond what they have already put there, and says what. */
export function shopForPlan(plan: MealPlan, entries: readonly PlanEntry[], show: () => void) {
  let additions: ReturnType<typeof toAdditions> = []
  let added: { id: number; more: number }[] = []
  const isKept = updateShoppingRecord((record) => {
    additions = toAdditions(entries, (id) => record.recipes.some((recipe) => recipe.id === id))
    const next = additions.reduce((list, addition) => withAddition(list, plan, addition), record)
    added = additions.map(({ recipeId: id }) => ({ id, more: countShown(next, id) - countShown(record, id) }))
    return next
  })
  if (!isKept) return
  if (additions.length === 0)
    return void showToast('info', 'Everything for this week is already on the list.', { label: 'Show the list', run: show })
  const marked = additions.flatMap((addition) => addition.entries)
  const listed = new Map(entries.map(({ id, listed }) => [id, listed]))
  let act: PlanAct = new Map()
  updatePlan((now, time) => {
    const next = marked.reduce((list, { id, shown }) => withChanges(list, [id], { listed: shown }, time), now)
    act = toPlanAct(
      next,
      marked.map(({ id }) => id),
    )
    return next
  })
  const undo = () => {
    updateShoppingRecord((record) => added.reduce((list, { id, more }) => withLess(list, id, more), record))
    updatePlan((now, time) => withUndone(now, act, (id) => ({ listed: listed.get(id) ?? 0 }), time))
  }
  showToast('success', `Added to your list: ${toWords(plan, additions)}.`, { label: 'Undo', run: undo })
}

function withAddition(record: ShoppingRecord, { recipes }: MealPlan, { recipeId, more }: { recipeId: number; more: number }) {
  const recipe = recipes.find(({ id }) => id === recipeId)
  return recipe ? withMore(record, recipe, more) : record
}

function countShown({ recipes }: ShoppingRecord, id: number) {
  return recipes.find((recipe) => recipe.id === id)?.shown ?? 0
}

/** 'Chili Dog for 4 servings, Fried Chicken for 2 servings' */
function toWords({ recipes }: MealPlan, additions: ReturnType<typeof toAdditions>) {
  const words = additions.flatMap(({ recipeId, more }) => {
    const recipe = recipes.find(({ id }) => id === recipeId)
    return recipe ? [`${recipe.title} for ${toPortionsText(toPortions(recipe, {}).name, more)}`] : []
  })
  return words.length > 4 ? `${words.slice(0, 3).join(', ')} and ${words.length - 3} more` : words.join(', ')
}
