import type { Slice } from '#domain/http/paging.ts'
import { isStaple } from '#domain/ingredients/food-key.ts'
import { type FoodTable, listDishes, type Menu } from './facet-index.ts'
import type { Dish } from './indexed-recipe.ts'

/** A recipe for what is in the kitchen, and the keys of the foods that it asks for beyond that. */
export type CookableDish = { id: number; missing: string[] }

const mostFoods = 100

/**
 * The recipes that use any of the foods (keys): the fewest missing first, then those that use the most, then the newest. A food stands for a wider one
 * ('red onion' for 'onion') and a wider one for each of its kind; staples are never missing.
 */
export function listCookable(menu: Menu, have: readonly string[], isShown: (id: number) => boolean, { limit, offset }: Slice) {
  const { isHad, isNeeded } = sortFoods(menu.foods, have)
  const groups: Dish[][] = []
  let total = 0
  for (const dish of listDishes(menu, 'newest')) {
    if (!isShown(dish.id)) continue
    const needed = dish.foods.filter((food) => isNeeded[food])
    const had = needed.filter((food) => isHad[food]).length
    if (had === 0) continue
    total++
    const group = (needed.length - had) * mostFoods + mostFoods - had
    const dishes = groups[group]
    if (dishes) dishes.push(dish)
    else groups[group] = [dish]
  }
  const entries = groups.flat().slice(offset, offset + limit)
  return { entries: entries.map((dish) => toCookable(menu, dish, isHad, isNeeded)), total }
}

/** Which foods are in the kitchen, and which are asked for at all, by their numbers. */
function sortFoods({ keys, families, numbers }: FoodTable, have: readonly string[]) {
  const had = have.flatMap((food) => numbers.get(food) ?? [])
  const standsIn = new Set(had.flatMap((number) => families[number] ?? []))
  const isHad = families.map((family, number) => standsIn.has(number) || family.some((wider) => had.includes(wider)))
  return { isHad, isNeeded: keys.map((key) => !isStaple(key)) }
}

function toCookable({ foods }: Menu, dish: Dish, isHad: boolean[], isNeeded: boolean[]): CookableDish {
  const missing = dish.foods.filter((food) => isNeeded[food] && !isHad[food])
  return { id: dish.id, missing: missing.flatMap((food) => foods.keys[food] ?? []) }
}
