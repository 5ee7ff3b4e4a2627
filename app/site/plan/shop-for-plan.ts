import { toPortions, toPortionsText } from '#app/site/recipes/portions.ts'
import type { ShoppingRecord } from '#app/site/shopping/shopping-records.ts'
import { withoutRecipe, withRecipe } from '#app/site/shopping/shopping-records.ts'
import { updateShoppingRecord } from '#app/site/shopping/shopping-store.ts'
import { showToast } from '#app/ui/toast.ts'
import { servingsLimits } from '#domain/ingredients/display.ts'
import { type MealPlan, type PlanEntry, toAdditions, withChanges } from '#domain/plan/plan-entries.ts'
import { updatePlan } from './plan-store.ts'

/** Adds to the shopping list what the entries need beyond what they have put there already, and says what. */
export function shopForPlan(plan: MealPlan, entries: readonly PlanEntry[], show: () => void) {
  let before: ShoppingRecord | undefined
  let additions: ReturnType<typeof toAdditions> = []
  const isKept = updateShoppingRecord((record) => {
    before = record
    additions = toAdditions(entries, (id) => record.recipes.some((recipe) => recipe.id === id))
    return additions.reduce((list, addition) => withMore(list, plan, addition), record)
  })
  if (!isKept) return
  if (additions.length === 0)
    return void showToast('info', 'All of this week is on the list already.', { label: 'Show the list', run: show })
  const marked = additions.flatMap((addition) => addition.entries)
  const listed = new Map(entries.map(({ id, listed }) => [id, listed]))
  const mark = (to: (id: string, shown: number) => number) =>
    updatePlan((now, time) => marked.reduce((next, { id, shown }) => withChanges(next, [id], { listed: to(id, shown) }, time), now))
  mark((_, shown) => shown)
  const undo = () => {
    const was = before
    if (!was) return
    const ids = additions.map(({ recipeId }) => recipeId)
    updateShoppingRecord((record) => withFormer(record, was, ids))
    mark((id) => listed.get(id) ?? 0)
  }
  showToast('success', `Added to your list: ${toWords(plan, additions)}.`, { label: 'Undo', run: undo })
}

function withMore(record: ShoppingRecord, { recipes }: MealPlan, { recipeId, more }: { recipeId: number; more: number }) {
  const recipe = recipes.find(({ id }) => id === recipeId)
  if (!recipe) return record
  const present = record.recipes.find(({ id }) => id === recipeId)?.shown ?? 0
  return withRecipe(record, { ...recipe, shown: Math.min(servingsLimits.max, present + more) })
}

/** The recipes as they were on the list, the rest of it as it is now. */
function withFormer(record: ShoppingRecord, before: ShoppingRecord, ids: readonly number[]) {
  return ids.reduce((list, id) => {
    const was = before.recipes.find((recipe) => recipe.id === id)
    return was ? withRecipe(list, was) : withoutRecipe(list, id)
  }, record)
}

/** 'Chili Dog for 4 servings, Fried Chicken for 2 servings' */
function toWords({ recipes }: MealPlan, additions: ReturnType<typeof toAdditions>) {
  const words = additions.flatMap(({ recipeId, more }) => {
    const recipe = recipes.find(({ id }) => id === recipeId)
    return recipe ? [`${recipe.title} for ${toPortionsText(toPortions(recipe, {}).name, more)}`] : []
  })
  return words.length > 4 ? `${words.slice(0, 3).join(', ')} and ${words.length - 3} more` : words.join(', ')
}
