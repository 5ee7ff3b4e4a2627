import type { Slice } from '#domain/http/paging.ts'
import { isStaple } from '#domain/ingredients/food-key.ts'
import { type FacetIndex, type FoodTable, listIndexedRecipes } from './facet-index.ts'
import type { IndexedRecipe } from './recipe-order.ts'

/** A recipe for the available foods, and the keys of the foods that it needs besides. */
export type CookableRecipe = { id: number; missing: string[] }

const maxFoods = 100

/**
 * The recipes that use any of the given foods (keys): fewest missing foods first, then those that use the most of the given ones, then the
 * newest. A food also stands for its wider food ('red onion' for 'onion') and a wider food for all of its kinds; staples are never missing.
 */
export function listCookable(facetIndex: FacetIndex, have: readonly string[], isShown: (id: number) => boolean, { limit, offset }: Slice) {
  const { isHad, isNeeded } = sortFoods(facetIndex.foods, have)
  const groups: IndexedRecipe[][] = []
  let total = 0
  for (const recipe of listIndexedRecipes(facetIndex, 'newest')) {
    if (!isShown(recipe.id)) continue
    const needed = recipe.foods.filter((food) => isNeeded[food])
    const had = needed.filter((food) => isHad[food]).length
    if (had === 0) continue
    total++
    const group = (needed.length - had) * maxFoods + maxFoods - had
    const recipes = groups[group]
    if (recipes) recipes.push(recipe)
    else groups[group] = [recipe]
  }
  const entries = groups.flat().slice(offset, offset + limit)
  return { entries: entries.map((recipe) => toCookable(facetIndex, recipe, isHad, isNeeded)), total }
}

/** Which foods are available, and which were given at all, by number. */
function sortFoods({ keys, families, numbers }: FoodTable, have: readonly string[]) {
  const had = have.flatMap((food) => numbers.get(food) ?? [])
  const standsIn = new Set(had.flatMap((number) => families[number] ?? []))
  const isHad = families.map((family, number) => standsIn.has(number) || family.some((wider) => had.includes(wider)))
  return { isHad, isNeeded: keys.map((key) => !isStaple(key)) }
}

function toCookable({ foods }: FacetIndex, recipe: IndexedRecipe, isHad: boolean[], isNeeded: boolean[]): CookableRecipe {
  const missing = recipe.foods.filter((food) => isNeeded[food] && !isHad[food])
  return { id: recipe.id, missing: missing.flatMap((food) => foods.keys[food] ?? []) }
}
