import { builtInRecipes } from '#content/built-in-recipes.ts'
import type { FacetIndex } from '#domain/facets/facet-index.ts'
import { type FacetChoice, type FacetCounts, type FilteredRecipes, filterRecipes } from '#domain/facets/filter-recipes.ts'
import type { RecipeOrder } from '#domain/facets/recipe-order.ts'
import { compareText, spellingOf, type ValueTable } from '#domain/facets/value-table.ts'
import { sliceOf, toPage } from '#domain/http/paging.ts'
import { isStaple } from '#domain/ingredients/food-key.ts'
import { families } from '#domain/ingredients/food-names.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { listBuiltInRecipes, listRecipesInOrder, toShown } from '#operations/recipes/browse-recipes.ts'
import { findRecipeNumbers } from '#operations/search/find-documents.ts'
import type { Database } from '#storage/database/database.ts'
import { readFacetIndex } from './read-facet-index.ts'

/** A value that narrows a list further, and how many recipes it would leave. */
export type FacetOption = { value: string; count: number }

/** What else a list can be narrowed to under its present choice; what would leave nothing is not in it. Times and kcals are in the order of their ranges. */
export type FacetOptions = {
  types: FacetCounts['types']
  times: number[]
  kcals: number[]
  categories: FacetOption[]
  cuisines: FacetOption[]
  foods: FacetOption[]
}

/** A list can be narrowed to so many categories or cuisines, and offers so many foods: the commonest. */
const maxLabels = 60
const maxFoods = 18

/** What a choice leaves, in order, and what the list says of it. */
type FilteredList = { ids: number[]; without: FilteredRecipes['without']; facets: FacetOptions }

type Order = { sort: RecipeOrder; page: number; size: number }

/**
 * One page of the recipes that a choice leaves, all that the public sees among them counted as `totalRecipes`, what they can be narrowed to further, and
 * how many there would be without each part of the choice. Undefined past the end.
 */
export async function browseFacets(db: Database, choice: FacetChoice, { sort, page, size }: Order) {
  const matching = choice.search ? await findRecipeNumbers(db, choice.search) : undefined
  const builtIn = await listBuiltInRecipes(db, {})
  const facetIndex = await readFacetIndex(db)
  const { ids, without, facets } = narrow(facetIndex, { choice, sort, builtIn, matching })
  const { offset, limit } = sliceOf(page, size)
  const shown = toPage(ids.slice(offset, offset + limit), ids.length, page, size)
  if (!shown) return undefined
  return {
    ...shown,
    entries: await listRecipesInOrder(db, shown.entries),
    totalRecipes: facetIndex.recipes.size - (builtInRecipes.length - builtIn.length),
    facets,
    without,
  }
}

type Filtering = { choice: FacetChoice; sort: RecipeOrder; builtIn: Recipe[]; matching: ReadonlySet<number> | undefined }

/** What a choice leaves of the facet index as it is. */
function narrow(facetIndex: FacetIndex, { choice, sort, builtIn, matching }: Filtering): FilteredList {
  const { ids, counts, without } = filterRecipes(facetIndex, { choice, sort, isShown: toShown(builtIn), matching })
  return { ids, without, facets: toFacets(facetIndex, counts, { total: ids.length, chosen: choice.foods }) }
}

/** The categories and cuisines of the recipes, the commonest first, for forms that suggest them. */
export async function listFacetLabels(db: Database) {
  const { categories, cuisines, recipes } = await readFacetIndex(db)
  const list = (table: ValueTable, facet: 'category' | 'cuisine') => {
    const counts = new Uint32Array(table.keys.length)
    for (const { recipe } of recipes.values()) if (recipe[facet] >= 0) counts[recipe[facet]] = (counts[recipe[facet]] ?? 0) + 1
    return toOptions(table, counts).map(({ value }) => value)
  }
  return { categories: list(categories, 'category'), cuisines: list(cuisines, 'cuisine') }
}

function toFacets(
  facetIndex: FacetIndex,
  counts: FacetCounts,
  { total, chosen }: { total: number; chosen: readonly string[] },
): FacetOptions {
  return {
    types: counts.types,
    times: counts.times,
    kcals: counts.kcals,
    categories: toOptions(facetIndex.categories, counts.categories),
    cuisines: toOptions(facetIndex.cuisines, counts.cuisines),
    foods: listFoods(facetIndex, counts.foods, (key, count) => count < total && !chosen.includes(key)),
  }
}

function toOptions(table: ValueTable, counts: Uint32Array): FacetOption[] {
  const present = table.keys.map((_, number) => number).filter((number) => (counts[number] ?? 0) > 0)
  const options = present.map((number) => ({ value: spellingOf(table, number), count: counts[number] ?? 0 }))
  return options.sort(byCount).slice(0, maxLabels)
}

/** The commonest foods but staples, by their keys. Where all lettuce is romaine there is but lettuce. */
function listFoods({ foods }: FacetIndex, counts: ArrayLike<number>, isWanted: (key: string, count: number) => boolean): FacetOption[] {
  const isAllOfItsKind = (number: number) => foods.families[number]?.some((wider) => wider !== number && counts[wider] === counts[number])
  const options = foods.keys.map((value, number) => ({ value, count: isAllOfItsKind(number) ? 0 : (counts[number] ?? 0) }))
  return options
    .filter(({ value, count }) => count > 0 && !isStaple(value) && isWanted(value, count))
    .sort(byCount)
    .slice(0, maxFoods)
}

/** The commonest foods on the facet index but staples, those with these keys, and kinds of those. */
export function listCommonFoods(facetIndex: FacetIndex, except: readonly string[]): string[] {
  return listFoods(
    facetIndex,
    facetIndex.foods.recipeCounts,
    (key) => !except.includes(key) && !except.includes(families.get(key) ?? ''),
  ).map(({ value }) => value)
}

function byCount(one: FacetOption, other: FacetOption) {
  return other.count - one.count || compareText(one.value, other.value)
}
