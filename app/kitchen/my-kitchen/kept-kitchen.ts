import { mergeFavourites } from '#app/kitchen/favourites/merge-favourites.ts'
import { addPlan } from '#app/kitchen/plan/plan-store.ts'
import { readShoppingRecord, withRecipe } from '#app/kitchen/shopping/shopping-records.ts'
import { updateShoppingRecord } from '#app/kitchen/shopping/shopping-store.ts'
import { readStoredUnits, storeUnits } from '#app/public/recipes/stored-units.ts'
import { readStoredFavourites, updateFavourites } from '#app/ui/favourite-store.ts'
import { listKitchen, mergeIntoKitchen } from './kitchen-db.ts'
import type { KitchenContent } from './kitchen-file.ts'

/** Everything stored on this device. Rejects if the browser stores nothing. */
export async function readKitchen(): Promise<KitchenContent> {
  const records = (await listKitchen()).sort((one, other) => (one.key < other.key ? -1 : 1))
  // Throws if storage is unavailable: a file without favourites would look as if there were none.
  const shoppingList = localStorage.getItem('shoppingList')
  const mealPlan = localStorage.getItem('mealPlan')
  const favourites = readStoredFavourites()
  return { records, favourites, shoppingList, mealPlan, units: readStoredUnits() ?? null }
}

/**
 * Adds the contents of a file: the later version of each record, including the plan's, favourites and recipes to buy that are missing, and
 * units if none were chosen.
 */
export async function addKitchen({ records, favourites, shoppingList, mealPlan, units }: KitchenContent) {
  await mergeIntoKitchen(records)
  if (units && !readStoredUnits()) storeUnits(units)
  const isKept = updateFavourites((stored) => mergeFavourites(stored, favourites).merged)
  const isPlanKept = mealPlan === null || addPlan(mealPlan)
  const isListKept = shoppingList === null || addList(shoppingList)
  return isKept && isPlanKept && isListKept
}

function addList(shoppingList: string) {
  const { recipes, own, ticked, removed } = readShoppingRecord(shoppingList)
  return updateShoppingRecord((record) => {
    const missing = recipes.filter(({ id }) => !record.recipes.some((other) => other.id === id))
    const ids = new Set(record.own.map(({ id }) => id))
    const withMissing = missing.reduce((list, recipe) => withRecipe(list, recipe), record)
    return {
      ...withMissing,
      own: [...record.own, ...own.filter(({ id }) => !ids.has(id))],
      ticked: { ...ticked, ...record.ticked },
      removed: { ...removed, ...record.removed },
    }
  })
}
