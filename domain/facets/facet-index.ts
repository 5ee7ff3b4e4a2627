import { families } from '#domain/ingredients/food-names.ts'
import { fold } from '#domain/text/fold.ts'
import type { RecipeFacets } from './recipe-facets.ts'
import { type IndexedRecipe, type RecipeOrder, recipeComparisons } from './recipe-order.ts'
import { countSpelling, createValueTable, noValue, numberOf, type ValueTable } from './value-table.ts'

/** Foods with the numbers of their wider foods (a food's own number first), and the number of recipes that have each. */
export type FoodTable = ValueTable & { families: number[][]; recipeCounts: number[] }

/** All recipes in memory, encoded as numbers and sorted, for filtering, counting and comparing. */
export type FacetIndex = {
  recipes: Map<number, { recipe: IndexedRecipe; labels: Labels }>
  categories: ValueTable
  cuisines: ValueTable
  foods: FoodTable
  orders: Map<RecipeOrder, IndexedRecipe[]>
}

/** Category and cuisine in the owner's spelling. */
type Labels = Pick<RecipeFacets, 'category' | 'cuisine'>

export function createFacetIndex(): FacetIndex {
  const foods = { ...createValueTable(), families: [], recipeCounts: [] }
  return { recipes: new Map(), categories: createValueTable(), cuisines: createValueTable(), foods, orders: new Map() }
}

/** Adds or replaces recipes and removes those in `goneIds`. */
export function updateFacetIndex(facetIndex: FacetIndex, items: readonly RecipeFacets[], goneIds: readonly number[] = []) {
  if (items.length + goneIds.length === 0) return
  facetIndex.orders.clear()
  for (const id of goneIds) removeRecipe(facetIndex, id)
  for (const item of items) {
    removeRecipe(facetIndex, item.id)
    addRecipe(facetIndex, item)
  }
}

/** The recipes in an order, which is sorted on first use after a change. */
export function listIndexedRecipes(facetIndex: FacetIndex, sort: RecipeOrder): readonly IndexedRecipe[] {
  const current = facetIndex.orders.get(sort)
  if (current) return current
  const sorted = Array.from(facetIndex.recipes.values(), ({ recipe }) => recipe).sort(recipeComparisons[sort])
  facetIndex.orders.set(sort, sorted)
  return sorted
}

/** The number of a food. On first use it is added together with its wider foods. */
function foodNumber(foods: FoodTable, key: string): number {
  const known = foods.numbers.get(key)
  if (known !== undefined) return known
  const number = numberOf(foods, key)
  const family = families.get(key)
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
    type: item.type ?? undefined,
    category: labelNumber(facetIndex.categories, item.category),
    cuisine: labelNumber(facetIndex.cuisines, item.cuisine),
    minutes: item.minutes ?? Number.NaN,
    kcal: item.kcal ?? Number.NaN,
    foods: item.foods.map((key) => foodNumber(facetIndex.foods, key)),
  }
  const labels = { category: item.category, cuisine: item.cuisine }
  facetIndex.recipes.set(item.id, { recipe, labels })
  countValues(facetIndex, recipe, labels, 1)
}

function removeRecipe(facetIndex: FacetIndex, id: number) {
  const known = facetIndex.recipes.get(id)
  if (!known) return
  facetIndex.recipes.delete(id)
  countValues(facetIndex, known.recipe, known.labels, -1)
}

function labelNumber(table: ValueTable, label: string | null | undefined): number {
  return label ? numberOf(table, fold(label)) : noValue
}

function countValues({ categories, cuisines, foods }: FacetIndex, recipe: IndexedRecipe, { category, cuisine }: Labels, step: 1 | -1) {
  if (category) countSpelling(categories, recipe.category, category, step)
  if (cuisine) countSpelling(cuisines, recipe.cuisine, cuisine, step)
  const wide = new Set(recipe.foods.flatMap((food) => foods.families[food] ?? []))
  for (const food of wide) foods.recipeCounts[food] = (foods.recipeCounts[food] ?? 0) + step
}
