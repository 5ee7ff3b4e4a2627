import { toFoodFamily } from '#domain/ingredients/food-key.ts'
import { fold } from '#domain/text/fold.ts'
import type { Dish } from './indexed-recipe.ts'
import type { MenuItem } from './recipe-facets.ts'
import { compareDishes, type MenuSort } from './recipe-order.ts'
import { countSpelling, createValueTable, noValue, numberOf, type ValueTable } from './value-table.ts'

/** Foods with the numbers of the wider foods that each belongs to, itself first, and how many dishes have each. */
export type FoodTable = ValueTable & { families: number[][]; dishCounts: number[] }

/** All recipes, numbered and sorted for being narrowed, counted and compared in memory. */
export type Menu = {
  dishes: Map<number, { dish: Dish; labels: Labels }>
  categories: ValueTable
  cuisines: ValueTable
  foods: FoodTable
  orders: Map<MenuSort, Dish[]>
  /** Another number after each change. */
  version: number
}

/** Category and cuisine as the owner wrote them. */
type Labels = Pick<MenuItem, 'category' | 'cuisine'>

/** More changes than this at a time, and sorting anew is quicker than moving them one by one. */
const mostMoved = 100

/** A menu without dishes. */
export function createMenu(): Menu {
  const foods = { ...createValueTable(), families: [], dishCounts: [] }
  return { dishes: new Map(), categories: createValueTable(), cuisines: createValueTable(), foods, orders: new Map(), version: 0 }
}

/** Puts recipes on the menu, in place of what it had under their numbers, and takes others off. */
export function changeMenu(menu: Menu, items: readonly MenuItem[], goneIds: readonly number[] = []) {
  if (items.length + goneIds.length === 0) return
  if (items.length + goneIds.length > mostMoved) menu.orders.clear()
  menu.version++
  for (const id of goneIds) removeDish(menu, id)
  for (const item of items) {
    removeDish(menu, item.id)
    addDish(menu, item)
  }
}

/** The menu's dishes in an order, which is kept. */
export function listDishes(menu: Menu, sort: MenuSort): readonly Dish[] {
  const kept = menu.orders.get(sort)
  if (kept) return kept
  const sorted = Array.from(menu.dishes.values(), ({ dish }) => dish).sort(compareDishes[sort])
  menu.orders.set(sort, sorted)
  return sorted
}

/** The number of a food and, for the first time, those of its family. */
function foodNumber(foods: FoodTable, key: string): number {
  const known = foods.numbers.get(key)
  if (known !== undefined) return known
  const number = numberOf(foods, key)
  const family = toFoodFamily(key)
  foods.families[number] = [number]
  foods.dishCounts[number] = 0
  if (family !== undefined && family !== key) foods.families[number] = [number, ...(foods.families[foodNumber(foods, family)] ?? [])]
  return number
}

function addDish(menu: Menu, item: MenuItem) {
  const dish: Dish = {
    id: item.id,
    titleKey: item.titleKey,
    addedAt: Date.parse(item.createdAt) || 0,
    type: item.type,
    category: labelNumber(menu.categories, item.category),
    cuisine: labelNumber(menu.cuisines, item.cuisine),
    minutes: item.minutes ?? Number.NaN,
    kcal: item.kcal ?? Number.NaN,
    foods: item.foods.map((key) => foodNumber(menu.foods, key)),
  }
  const labels = { category: item.category, cuisine: item.cuisine }
  menu.dishes.set(item.id, { dish, labels })
  countValues(menu, dish, labels, 1)
  for (const [sort, order] of menu.orders) order.splice(findPlace(order, dish, sort), 0, dish)
}

function removeDish(menu: Menu, id: number) {
  const known = menu.dishes.get(id)
  if (!known) return
  menu.dishes.delete(id)
  countValues(menu, known.dish, known.labels, -1)
  for (const [sort, order] of menu.orders) order.splice(findPlace(order, known.dish, sort), 1)
}

function labelNumber(table: ValueTable, label: string | undefined): number {
  return label ? numberOf(table, fold(label)) : noValue
}

function countValues({ categories, cuisines, foods }: Menu, dish: Dish, { category, cuisine }: Labels, step: 1 | -1) {
  if (category) countSpelling(categories, dish.category, category, step)
  if (cuisine) countSpelling(cuisines, dish.cuisine, cuisine, step)
  const wide = new Set(dish.foods.flatMap((food) => foods.families[food] ?? []))
  for (const food of wide) foods.dishCounts[food] = (foods.dishCounts[food] ?? 0) + step
}

/** Where a dish stands in an order, or would. */
function findPlace(order: readonly Dish[], dish: Dish, sort: MenuSort) {
  let low = 0
  let high = order.length
  while (low < high) {
    const middle = (low + high) >> 1
    const other = order[middle]
    if (other && compareDishes[sort](other, dish) < 0) low = middle + 1
    else high = middle
  }
  return low
}
