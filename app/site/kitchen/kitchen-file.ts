import { mergeFavourites } from '#app/site/favourites/merge-favourites.ts'
import { addPlan } from '#app/site/plan/plan-store.ts'
import { readStoredUnits, readUnits, storeUnits } from '#app/site/recipes/stored-units.ts'
import { readShoppingRecord, withRecipe } from '#app/site/shopping/shopping-records.ts'
import { updateShoppingRecord } from '#app/site/shopping/shopping-store.ts'
import { isRecord, parseJson, toStoredRecipe } from '#app/ui/favourite-records.ts'
import { readStoredFavourites, updateFavourites } from '#app/ui/favourite-store.ts'
import { type KitchenRecord, readKitchenRecord } from '#domain/kitchen/kitchen-records.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { listKitchen, mergeIntoKitchen } from './kitchen-db.ts'

/** Maximum size of a file, in bytes. */
export const maxKitchenFileBytes = 30_000_000

const format = 'recipe-kitchen'
const version = 1

/**
 * All that a reader keeps: the records with marks of what was taken away, favourites, the shopping list and the meal plan as they are stored, and the units
 * that recipes are read in, null for those they were written in.
 */
export type KitchenContent = {
  records: KitchenRecord[]
  favourites: Recipe[]
  shoppingList: string | null
  mealPlan: string | null
  units: 'us' | 'metric' | null
}

export type KitchenRefusal = 'unreadable' | 'newer'

/** The whole of what this device keeps, as a file for another one: docs/my-kitchen-file.md. */
export async function writeKitchenFile(savedAt: string) {
  return `${JSON.stringify({ format, version, site: location.origin, savedAt, ...(await readKitchen()) }, null, 1)}\n`
}

/** Rejects where the browser keeps nothing. */
export async function readKitchen(): Promise<KitchenContent> {
  const records = (await listKitchen()).sort((one, other) => (one.key < other.key ? -1 : 1))
  // Throws where storage is unavailable: a file without favourites would look as if there were none.
  const shoppingList = localStorage.getItem('shoppingList')
  const mealPlan = localStorage.getItem('mealPlan')
  const favourites = readStoredFavourites()
  return { records, favourites, shoppingList, mealPlan, units: readStoredUnits() ?? null }
}

/** The content of such a file. What of it can't be read is left out. */
export function readKitchenFile(text: string): KitchenContent | KitchenRefusal {
  const content = parseJson(text)
  if (!isRecord(content) || content.format !== format || typeof content.version !== 'number') return 'unreadable'
  if (content.version > version) return 'newer'
  const { records, favourites, shoppingList, mealPlan, units } = content
  return {
    records: Array.isArray(records) ? records.flatMap((record) => readKitchenRecord(record, toStoredRecipe) ?? []) : [],
    favourites: Array.isArray(favourites) ? favourites.flatMap((recipe) => toStoredRecipe(recipe) ?? []) : [],
    shoppingList: typeof shoppingList === 'string' ? shoppingList : null,
    mealPlan: typeof mealPlan === 'string' ? mealPlan : null,
    units: readUnits(units) ?? null,
  }
}

/** Adds what a file has to what is here: the later version of each record, also of the plan's, favourites and recipes to buy that are missing, units if none were chosen. */
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
