import { firstCreatedRecipeId, type RecipeType } from '#domain/recipes/recipe.ts'
import { fold } from '#packages/ingredients/fold.ts'
import { families } from '#packages/ingredients/food-names.ts'
import type { RecipeFacets } from './recipe-facets.ts'

/** Newest first, quickest first, fewest kcal first, by title. */
export const recipeOrders = ['newest', 'quickest', 'kcal', 'title'] as const

export type RecipeOrder = (typeof recipeOrders)[number]

/** A recipe in memory with its foods as numbers; `allFoods` has each of them and of their wider foods once. */
export type IndexedRecipe = Omit<RecipeFacets, 'foods'> & { foods: number[]; allFoods: number[] }

/**
 * In how many recipes each value occurs: categories, cuisines, courses, diets and occasions in the owner's spelling, foods by number
 * together with their wider foods.
 */
export type FacetCounts = ReturnType<typeof createCounts>

/**
 * All recipes in memory, counted and sorted; the number of a food is its index in `foods`. `earlier` are the orders before the last change.
 */
export type FacetIndex = {
  recipes: Map<number, IndexedRecipe>
  foods: string[]
  foodNumbers: Map<string, number>
  totals: FacetCounts
  orders: Partial<Record<RecipeOrder, IndexedRecipe[]>>
  earlier: Partial<Record<RecipeOrder, IndexedRecipe[]>>
  /** What related-recipes.ts computes from all recipes, kept until the next change. */
  foodUses: FoodUses | undefined
}

/**
 * The newest recipes first: for each food its weight and the places of recipes that have it, for each place the total weight of a recipe's
 * foods.
 */
export type FoodUses = { recipes: readonly IndexedRecipe[]; weights: number[]; places: number[][]; sums: number[] }

type Comparison = (one: IndexedRecipe, other: IndexedRecipe) => number

/** The owner's recipes, newest first, then the built-in ones by id. A total order, like all others. */
const byNewest: Comparison = (one, other) =>
  compareText(other.publishedAt, one.publishedAt) || (one.id < firstCreatedRecipeId ? one.id - other.id : other.id - one.id)

/** The comparison function of each order; unknown values sort last. */
const comparisons: Record<RecipeOrder, Comparison> = {
  newest: byNewest,
  quickest: (one, other) => orLast(one.minutes) - orLast(other.minutes) || byNewest(one, other),
  kcal: (one, other) => orLast(one.kcal) - orLast(other.kcal) || byNewest(one, other),
  title: (one, other) => compareText(one.titleKey, other.titleKey) || one.id - other.id,
}

/** Facets of which a recipe has one value or none. */
const singleValued = ['type', 'category', 'cuisine', 'minutes', 'kcal'] as const

/** Facets of which a recipe may have several values. */
export const manyNamed = ['courses', 'diets', 'occasions'] as const

export function createFacetIndex(): FacetIndex {
  return { recipes: new Map(), foods: [], foodNumbers: new Map(), totals: createCounts([]), orders: {}, earlier: {}, foodUses: undefined }
}

/** Adds or replaces recipes, which then come last in `recipes`, and removes those in `goneIds`. */
export function updateFacetIndex(facetIndex: FacetIndex, items: readonly RecipeFacets[], goneIds: readonly number[] = []) {
  const { recipes, totals } = facetIndex
  facetIndex.earlier = { ...facetIndex.earlier, ...facetIndex.orders }
  facetIndex.orders = {}
  facetIndex.foodUses = undefined
  for (const id of [...goneIds, ...items.map((item) => item.id)]) {
    const known = recipes.get(id)
    if (known) countRecipe(totals, known, { step: -1 })
    recipes.delete(id)
  }
  for (const item of items) {
    const foods = item.foods.map((food) => numberOf(facetIndex, food))
    const wider = item.foods.flatMap((food) => families.get(food) ?? []).map((food) => numberOf(facetIndex, food))
    const recipe = { ...item, foods, allFoods: wider.length > 0 ? [...new Set([...foods, ...wider])] : foods }
    countRecipe(totals, recipe)
    recipes.set(recipe.id, recipe)
  }
}

/**
 * The recipes in an order. After a change they are sorted again on first use; this is fast, as all but the changed ones are already in
 * order.
 */
export function listIndexedRecipes({ recipes, orders, earlier }: FacetIndex, sort: RecipeOrder): readonly IndexedRecipe[] {
  const known = orders[sort]
  if (known) return known
  const unchanged = (earlier[sort] ?? []).filter((recipe) => recipes.get(recipe.id) === recipe)
  const sorted = [...unchanged, ...[...recipes.values()].slice(unchanged.length)].sort(comparisons[sort])
  orders[sort] = sorted
  return sorted
}

export function createCounts(foods: readonly string[]) {
  return {
    type: new Map<RecipeType, number>(),
    category: new Map<string, number>(),
    cuisine: new Map<string, number>(),
    minutes: new Map<number, number>(),
    kcal: new Map<number, number>(),
    courses: new Map<string, number>(),
    diets: new Map<string, number>(),
    occasions: new Map<string, number>(),
    foods: foods.map(() => 0),
  }
}

/** Adds `step` to the counts of a recipe's values, or only to that of one facet. */
export function countRecipe(
  counts: FacetCounts,
  recipe: IndexedRecipe,
  { step = 1, only }: { step?: 1 | -1; only?: string | undefined } = {},
) {
  for (const facet of singleValued) if (only === undefined || only === facet) addTo(counts[facet], recipe[facet], step)
  if (only !== undefined) return
  for (const facet of manyNamed) for (const name of recipe[facet]) addTo(counts[facet], name, step)
  for (const food of recipe.allFoods) counts.foods[food] = (counts.foods[food] ?? 0) + step
}

/** The foods that occur, most common first. */
export function listFoods({ foods }: FacetIndex, counts: FacetCounts) {
  return toOptions(foods.map((food, number) => [food, counts.foods[number] ?? 0]))
}

/** The values that occur, most common first. */
export function toOptions(counts: Iterable<[string, number]>) {
  return Array.from(counts, ([value, count]) => ({ value, count }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count || compareText(one.value, other.value))
}

/** All spellings of a name. */
export function listSpellings(counts: ReadonlyMap<string, number>, label: string | null) {
  return new Set<string | null>([...counts.keys()].filter((spelling) => label !== null && fold(spelling) === fold(label)))
}

function addTo(counts: Map<unknown, number>, value: unknown, step: number) {
  if (value !== null) counts.set(value, (counts.get(value) ?? 0) + step)
}

/** The number of a food, assigned on first use. */
function numberOf({ foods, foodNumbers }: FacetIndex, food: string) {
  const number = foodNumbers.get(food) ?? foods.push(food) - 1
  foodNumbers.set(food, number)
  return number
}

function orLast(figure: number | null) {
  return figure ?? Number.MAX_SAFE_INTEGER
}

/** Compares by UTF-16 code units: the same order on every machine. */
function compareText(one: string, other: string) {
  if (one === other) return 0
  return one < other ? -1 : 1
}
