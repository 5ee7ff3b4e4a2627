import type { RecipeType } from '#domain/recipes/recipe.ts'
import { fold } from '#domain/text/fold.ts'
import { type FacetIndex, listIndexedRecipes } from './facet-index.ts'
import { type FigureRange, isWithin, kcalRanges, timeRanges } from './figure-range.ts'
import type { IndexedRecipe, RecipeOrder } from './recipe-order.ts'

/** The filters of a list; `foods` are keys. `search` is '' and `foods` is empty if not set. */
export type FacetChoice = {
  search: string
  type?: RecipeType
  category?: string
  cuisine?: string
  time?: FigureRange
  kcal?: FigureRange
  foods: readonly string[]
}

/**
 * How many recipes each value would leave if added to the other filters: by type, by number of category, cuisine and food, and by range.
 */
export type FacetCounts = {
  types: Record<RecipeType | 'all', number>
  categories: Uint32Array
  cuisines: Uint32Array
  foods: Uint32Array
  times: number[]
  kcals: number[]
}

/** The ids of the matching recipes in order, the counts per value, and the number of results without each of the filters. */
export type FilteredRecipes = { ids: number[]; counts: FacetCounts; without: Map<string, number> }

/** One filter; its key is 'search', 'type', 'category', 'cuisine', 'time', 'kcal', or a food prefixed with 'food:'. */
type Filter = { key: string; passes: (recipe: IndexedRecipe) => boolean }

const none = -1
const several = -2

type Filtering = {
  choice: FacetChoice
  sort: RecipeOrder
  /** Whether the recipe is public. */
  isShown: (id: number) => boolean
  /** The ids that match the search words, if any. */
  matching?: ReadonlySet<number>
}

/** Filters and counts in one pass. A recipe that fails only one filter counts for the other values of that filter. */
export function filterRecipes(facetIndex: FacetIndex, { choice, sort, isShown, matching }: Filtering): FilteredRecipes {
  const filters = listFilters(facetIndex, choice, matching)
  const counter = createCounter(facetIndex)
  const without = new Map(filters.map(({ key }) => [key, 0]))
  const ids: number[] = []
  for (const recipe of listIndexedRecipes(facetIndex, sort)) {
    if (!isShown(recipe.id)) continue
    const failure = findFailure(filters, recipe)
    if (failure === several) continue
    const failed = filters[failure]?.key
    counter.count(recipe, failed)
    if (failed !== undefined) {
      without.set(failed, (without.get(failed) ?? 0) + 1)
      continue
    }
    ids.push(recipe.id)
  }
  for (const [key, count] of without) without.set(key, count + ids.length)
  return { ids, counts: counter.counts, without }
}

function listFilters(facetIndex: FacetIndex, choice: FacetChoice, matching: ReadonlySet<number> | undefined): Filter[] {
  const { type, category, cuisine, time, kcal, foods } = choice
  const filters: Filter[] = []
  if (matching) filters.push({ key: 'search', passes: ({ id }) => matching.has(id) })
  if (type) filters.push({ key: 'type', passes: (recipe) => recipe.type === type })
  if (category !== undefined) {
    const wanted = facetIndex.categories.numbers.get(fold(category))
    filters.push({ key: 'category', passes: (recipe) => recipe.category === wanted })
  }
  if (cuisine !== undefined) {
    const wanted = facetIndex.cuisines.numbers.get(fold(cuisine))
    filters.push({ key: 'cuisine', passes: (recipe) => recipe.cuisine === wanted })
  }
  if (time) filters.push({ key: 'time', passes: ({ minutes }) => isWithin(minutes, time) })
  if (kcal) filters.push({ key: 'kcal', passes: (recipe) => isWithin(recipe.kcal, kcal) })
  return [...filters, ...foods.map((food) => toFoodFilter(facetIndex, food))]
}

/** 'onion' matches a recipe with 'red onion'. */
function toFoodFilter({ foods: { numbers, families } }: FacetIndex, food: string): Filter {
  const wanted = numbers.get(food)
  const isWanted = families.map((family) => wanted !== undefined && family.includes(wanted))
  return { key: `food:${food}`, passes: ({ foods }) => foods.some((number) => isWanted[number]) }
}

/** The index of the only filter that a recipe fails; `none` if it passes all, `several` if it fails more than one. */
function findFailure(filters: readonly Filter[], recipe: IndexedRecipe): number {
  let failure = none
  for (let place = 0; place < filters.length; place++) {
    if (filters[place]?.passes(recipe)) continue
    if (failure !== none) return several
    failure = place
  }
  return failure
}

function createCounter({ categories, cuisines, foods }: FacetIndex) {
  const counts: FacetCounts = {
    types: { all: 0, trending: 0, 'top-seller': 0 },
    categories: new Uint32Array(categories.keys.length),
    cuisines: new Uint32Array(cuisines.keys.length),
    foods: new Uint32Array(foods.keys.length),
    times: timeRanges.map(() => 0),
    kcals: kcalRanges.map(() => 0),
  }
  const lastRecipe = new Int32Array(foods.keys.length)

  /** Counts a recipe for every facet, or only for the one whose filter it fails. */
  function count(recipe: IndexedRecipe, failed: string | undefined) {
    const passesAll = failed === undefined
    if (passesAll || failed === 'type') countType(counts.types, recipe.type)
    if (passesAll || failed === 'category') addOne(counts.categories, recipe.category)
    if (passesAll || failed === 'cuisine') addOne(counts.cuisines, recipe.cuisine)
    if (passesAll || failed === 'time') countRanges(counts.times, timeRanges, recipe.minutes)
    if (passesAll || failed === 'kcal') countRanges(counts.kcals, kcalRanges, recipe.kcal)
    if (passesAll) countFoods(recipe)
  }

  /** A recipe with red and white onions counts once for onions. */
  function countFoods(recipe: IndexedRecipe) {
    for (const food of recipe.foods) {
      for (const wider of foods.families[food] ?? []) {
        if (lastRecipe[wider] === recipe.id) continue
        lastRecipe[wider] = recipe.id
        addOne(counts.foods, wider)
      }
    }
  }

  return { counts, count }
}

function countType(types: FacetCounts['types'], type: RecipeType | undefined) {
  types.all++
  if (type) types[type]++
}

function countRanges(counts: number[], ranges: readonly FigureRange[], figure: number) {
  for (let index = 0; index < ranges.length; index++) {
    const range = ranges[index]
    if (range && isWithin(figure, range)) counts[index] = (counts[index] ?? 0) + 1
  }
}

/** Ignores numbers that are not in the table, such as `noValue`. */
function addOne(counts: Uint32Array, number: number) {
  const count = counts[number]
  if (count !== undefined) counts[number] = count + 1
}
