import { type Portions, toPortionsText } from '#app/public/recipes/portions.ts'
import { showToast } from '#app/ui/toast.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { type ListedRecipe, withRecipe } from './shopping-records.ts'
import { updateShoppingRecord } from './shopping-store.ts'

/** Toasts with a button stay longer: after adding several recipes, the last one is enough. */
let removeToast = () => {}

/** Puts a recipe on the list in the portions shown, and says so; `show` leads to the list. */
export function addToShoppingList(recipe: Recipe, { name, shown }: Portions, show: () => void) {
  if (!putOnList({ ...recipe, shown })) return
  removeToast()
  removeToast = showToast('success', `Added to your shopping list for ${toPortionsText(name, shown)}.`, {
    label: 'Show the list',
    run: show,
  })
}

/** Returns whether it could be saved; if not, it says so. */
export function putOnList(recipe: ListedRecipe) {
  return updateShoppingRecord((record) => withRecipe(record, recipe))
}
