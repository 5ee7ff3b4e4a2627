import { toFoodFamily } from '#domain/ingredients/food-key.ts'
import { fold } from '#domain/text/fold.ts'
import type { IndexedRecipe } from './indexed-recipe.ts'
import type { RecipeFacets } from './recipe-facets.ts'
import { type RecipeOrder, recipeComparisons } from './recipe-order.ts'
import { countSpelling, createValueTable, noValue, numberOf, type ValueTable } from './value-table.ts'

/** Foods with the numbers of the wider foods that each belongs to, itself first, and how many recipes have each. */
export type FoodTable = ValueTable & { families: number[][]; recipeCounts: number[] }

/** All recipes, numbered and sorted for being narrowed, counted and compared in memory. */
export type FacetIndex = {
  recipes: Map<number, { recipe: IndexedRecipe; labels: Labels }>
  categories: ValueTable
  cuisines: ValueTable
  foods: FoodTable
  orders: Map<RecipeOrder, IndexedRecipe[]>
  /** Another number after each change. */
  version: number
}

/** Category and cuisine as the owner wrote them. */
type Labels = Pick<RecipeFacets, 'category' | 'cuisine'>

/** More changes than this at a time, and sorting anew is quicker than moving them one by one. */
const maxMoved = 100

/** A facet index without recipes. */
export function createFacetIndex(): FacetIndex {
  const foods = { ...createValueTable(), families: [], recipeCounts: [] }
  return { recipes: new Map(), categories: createValueTable(), cuisines: createValueTable(), foods, orders: new Map(), version: 0 }
}

/** Puts recipes on the facet index, in place of what it had under their numbers, and takes others off. */
export function updateFacetIndex(facetIndex: FacetIndex, items: readonly RecipeFacets[], goneIds: readonly number[] = []) {
  if (items.length + goneIds.length === 0) return
  if (items.length + goneIds.length > maxMoved) facetIndex.orders.clear()
  facetIndex.version++
  for (const id of goneIds) removeRecipe(facetIndex, id)
  for (const item of items) {
    removeRecipe(facetIndex, item.id)
    addRecipe(facetIndex, item)
  }
}

/** The facet index's recipes in an order, which is current. */
export function listIndexedRecipes(facetIndex: FacetIndex, sort: RecipeOrder): readonly IndexedRecipe[] {
  const current = facetIndex.orders.get(sort)
  if (current) return current
  const sorted = Array.from(facetIndex.recipes.values(), ({ recipe }) => recipe).sort(recipeComparisons[sort])
  facetIndex.orders.set(sort, sorted)
  return sorted
}

/** The number of a food and, for the first time, those of its family. */
function foodNumber(foods: FoodTable, key: string): number {
  const known = foods.numbers.get(key)
  if (known !== undefined) return known
  const number = numberOf(foods, key)
  const family = toFoodFamily(key)
  foods.families[number] = [number]
  foods.recipeCounts[number] = 0
  if (family !== undefined && family !== key) foods.families[number] = [number, ...(foods.families[foodNumber(foods, family)] ?? [])]
  return number
}

function addRecipe(facetIndex: FacetIndex, item: RecipeFacets) {
  const recipe: IndexedRecipe = {
    id: item.id,
    titleKey: item.titleKey,
    addedAt: Date.parse(item.createdAt) || 0,
    type: item.type,
    category: labelNumber(facetIndex.categories, item.category),
    cuisine: labelNumber(facetIndex.cuisines, item.cuisine),
    minutes: item.minutes ?? Number.NaN,
    kcal: item.kcal ?? Number.NaN,
    foods: item.foods.map((key) => foodNumber(facetIndex.foods, key)),
  }
  const labels = { category: item.category, cuisine: item.cuisine }
  facetIndex.recipes.set(item.id, { recipe, labels })
  countValues(facetIndex, recipe, labels, 1)
  for (const [sort, order] of facetIndex.orders) order.splice(findPlace(order, recipe, sort), 0, recipe)
}

function removeRecipe(facetIndex: FacetIndex, id: number) {
  const known = facetIndex.recipes.get(id)
  if (!known) return
  facetIndex.recipes.delete(id)
  countValues(facetIndex, known.recipe, known.labels, -1)
  for (const [sort, order] of facetIndex.orders) order.splice(findPlace(order, known.recipe, sort), 1)
}

function labelNumber(table: ValueTable, label: string | undefined): number {
  return label ? numberOf(table, fold(label)) : noValue
}

function countValues({ categories, cuisines, foods }: FacetIndex, recipe: IndexedRecipe, { category, cuisine }: Labels, step: 1 | -1) {
  if (category) countSpelling(categories, recipe.category, category, step)
  if (cuisine) countSpelling(cuisines, recipe.cuisine, cuisine, step)
  const wide = new Set(recipe.foods.flatMap((food) => foods.families[food] ?? []))
  for (const food of wide) foods.recipeCounts[food] = (foods.recipeCounts[food] ?? 0) + step
}

/** Where a recipe stands in an order, or would. */
function findPlace(order: readonly IndexedRecipe[], recipe: IndexedRecipe, sort: RecipeOrder) {
  let low = 0
  let high = order.length
  while (low < high) {
    const middle = (low + high) >> 1
    const other = order[middle]
    if (other && recipeComparisons[sort](other, recipe) < 0) low = middle + 1
    else high = middle
  }
  return low
}
