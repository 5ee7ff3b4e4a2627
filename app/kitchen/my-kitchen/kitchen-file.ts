import { toCheckedRecipe } from '#app/kitchen/favourites/checked-recipe.ts'
import { type Favourite, toFavourite } from '#app/kitchen/favourites/saved-version.ts'
import { readUnits } from '#app/public/recipes/stored-units.ts'
import { isRecord, parseJson } from '#app/ui/favourite-records.ts'
import { type KitchenRecord, readKitchenRecord } from '#domain/kitchen/kitchen-records.ts'

/** Maximum size of a file, in bytes. */
export const maxKitchenFileBytes = 30_000_000

const format = 'recipe-kitchen'
const version = 1

/**
 * Everything a reader stores: the records with deletion marks, favourites, the shopping list and the meal plan as stored, and the chosen
 * units, null for those of each recipe.
 */
export type KitchenContent = {
  records: KitchenRecord[]
  favourites: readonly Favourite[]
  shoppingList: string | null
  mealPlan: string | null
  units: 'us' | 'metric' | null
}

export type KitchenRefusal = 'unreadable' | 'newer'

/** A kitchen as a file for another device: docs/my-kitchen-file.md. `site` is the origin that the recipe numbers belong to. */
export function toKitchenFile(content: KitchenContent, site: string, savedAt: string) {
  return `${JSON.stringify({ format, version, site, savedAt, ...content }, null, 1)}\n`
}

/** The content of such a file. Unreadable parts are dropped. */
export function readKitchenFile(text: string): KitchenContent | KitchenRefusal {
  const content = parseJson(text)
  if (!isRecord(content) || content.format !== format || typeof content.version !== 'number') return 'unreadable'
  if (content.version > version) return 'newer'
  const { records, favourites, shoppingList, mealPlan, units } = content
  return {
    records: Array.isArray(records) ? records.flatMap((record) => readKitchenRecord(record, toCheckedRecipe) ?? []) : [],
    favourites: Array.isArray(favourites) ? favourites.flatMap((recipe) => toFavourite(recipe) ?? []) : [],
    shoppingList: typeof shoppingList === 'string' ? shoppingList : null,
    mealPlan: typeof mealPlan === 'string' ? mealPlan : null,
    units: readUnits(units) ?? null,
  }
}
