import type { RecipeType } from '#domain/recipes/recipe.ts'
import { fold } from '#domain/text/fold.ts'
import { listDishes, type Menu } from './facet-index.ts'
import { type FigureRange, isWithin, kcalRanges, timeRanges } from './figure-range.ts'
import type { Dish } from './indexed-recipe.ts'
import type { MenuSort } from './recipe-order.ts'

/** What a list is narrowed to; `foods` are keys. `search` is '' and `foods` is empty when nothing is asked for. */
export type MenuChoice = {
  search: string
  type?: RecipeType
  category?: string
  cuisine?: string
  time?: FigureRange
  kcal?: FigureRange
  foods: readonly string[]
}

/** How many recipes each further choice would leave under the other ones, by type, by number of category, cuisine and food, by range. */
export type MenuCounts = {
  types: Record<RecipeType | 'all', number>
  categories: Uint32Array
  cuisines: Uint32Array
  foods: Uint32Array
  times: number[]
  kcals: number[]
}

/** What a choice leaves, by number and in order; what further choices would leave, and what there would be without each part of the choice. */
export type Narrowed = { ids: number[]; counts: MenuCounts; without: Map<string, number> }

/** A part of a choice; its key is 'search', 'type', 'category', 'cuisine', 'time', 'kcal' or a food with 'food:' before it. */
type Filter = { key: string; passes: (dish: Dish) => boolean }

const none = -1
const several = -2

type Narrowing = {
  choice: MenuChoice
  sort: MenuSort
  /** Which dishes the public sees. */
  isShown: (id: number) => boolean
  /** The dishes that have the words, where some are searched for. */
  matching?: ReadonlySet<number>
}

/** Narrows the menu and counts, in one pass. A dish that only one part of the choice keeps out counts for the other choices of that part. */
export function narrowMenu(menu: Menu, { choice, sort, isShown, matching }: Narrowing): Narrowed {
  const filters = listFilters(menu, choice, matching)
  const counter = createCounter(menu)
  const without = new Map(filters.map(({ key }) => [key, 0]))
  const ids: number[] = []
  for (const dish of listDishes(menu, sort)) {
    if (!isShown(dish.id)) continue
    const failure = findFailure(filters, dish)
    if (failure === several) continue
    const failed = filters[failure]?.key
    counter.count(dish, failed)
    if (failed !== undefined) {
      without.set(failed, (without.get(failed) ?? 0) + 1)
      continue
    }
    ids.push(dish.id)
  }
  for (const [key, count] of without) without.set(key, count + ids.length)
  return { ids, counts: counter.counts, without }
}

function listFilters(menu: Menu, choice: MenuChoice, matching: ReadonlySet<number> | undefined): Filter[] {
  const { type, category, cuisine, time, kcal, foods } = choice
  const filters: Filter[] = []
  if (matching) filters.push({ key: 'search', passes: ({ id }) => matching.has(id) })
  if (type) filters.push({ key: 'type', passes: (dish) => dish.type === type })
  if (category !== undefined) {
    const wanted = menu.categories.numbers.get(fold(category))
    filters.push({ key: 'category', passes: (dish) => dish.category === wanted })
  }
  if (cuisine !== undefined) {
    const wanted = menu.cuisines.numbers.get(fold(cuisine))
    filters.push({ key: 'cuisine', passes: (dish) => dish.cuisine === wanted })
  }
  if (time) filters.push({ key: 'time', passes: ({ minutes }) => isWithin(minutes, time) })
  if (kcal) filters.push({ key: 'kcal', passes: (dish) => isWithin(dish.kcal, kcal) })
  return [...filters, ...foods.map((food) => toFoodFilter(menu, food))]
}

/** 'onion' is in a dish that has 'red onion'. */
function toFoodFilter({ foods: { numbers, families } }: Menu, food: string): Filter {
  const wanted = numbers.get(food)
  const isWanted = families.map((family) => wanted !== undefined && family.includes(wanted))
  return { key: `food:${food}`, passes: ({ foods }) => foods.some((number) => isWanted[number]) }
}

/** Which filter alone keeps a dish out, by its place: `none` when it passes all, `several` when it fails more than one. */
function findFailure(filters: readonly Filter[], dish: Dish): number {
  let failure = none
  for (let place = 0; place < filters.length; place++) {
    if (filters[place]?.passes(dish)) continue
    if (failure !== none) return several
    failure = place
  }
  return failure
}

function createCounter({ categories, cuisines, foods }: Menu) {
  const counts: MenuCounts = {
    types: { all: 0, trending: 0, 'top-seller': 0 },
    categories: new Uint32Array(categories.keys.length),
    cuisines: new Uint32Array(cuisines.keys.length),
    foods: new Uint32Array(foods.keys.length),
    times: timeRanges.map(() => 0),
    kcals: kcalRanges.map(() => 0),
  }
  const lastDish = new Int32Array(foods.keys.length)

  /** Counts a dish in every facet, or in that of the only part of the choice which keeps it out. */
  function count(dish: Dish, failed: string | undefined) {
    const passesAll = failed === undefined
    if (passesAll || failed === 'type') countType(counts.types, dish.type)
    if (passesAll || failed === 'category') addOne(counts.categories, dish.category)
    if (passesAll || failed === 'cuisine') addOne(counts.cuisines, dish.cuisine)
    if (passesAll || failed === 'time') countRanges(counts.times, timeRanges, dish.minutes)
    if (passesAll || failed === 'kcal') countRanges(counts.kcals, kcalRanges, dish.kcal)
    if (passesAll) countFoods(dish)
  }

  /** A dish with red and white onions has onions once. */
  function countFoods(dish: Dish) {
    for (const food of dish.foods) {
      for (const wider of foods.families[food] ?? []) {
        if (lastDish[wider] === dish.id) continue
        lastDish[wider] = dish.id
        addOne(counts.foods, wider)
      }
    }
  }

  return { counts, count }
}

function countType(types: MenuCounts['types'], type: RecipeType | undefined) {
  types.all++
  if (type) types[type]++
}

function countRanges(counts: number[], ranges: readonly FigureRange[], figure: number) {
  for (let index = 0; index < ranges.length; index++) {
    const range = ranges[index]
    if (range && isWithin(figure, range)) counts[index] = (counts[index] ?? 0) + 1
  }
}

/** Numbers outside of the table, `noValue` among them, count for nothing. */
function addOne(counts: Uint32Array, number: number) {
  const count = counts[number]
  if (count !== undefined) counts[number] = count + 1
}
