import type { RecipeType } from '#domain/recipes/recipe.ts'
import {
  countRecipe,
  createCounts,
  type FacetIndex,
  type IndexedRecipe,
  listIndexedRecipes,
  listSpellings,
  manyNamed,
  type RecipeOrder,
} from './facet-index.ts'
import { type FigureRange, toRangeTest } from './figure-range.ts'

/** The filters of a list; a recipe must match all names and foods (keys). `search` is '' and the lists are empty if not set. */
export type FacetChoice = {
  search: string
  type?: RecipeType
  category?: string
  cuisine?: string
  time?: FigureRange
  kcal?: FigureRange
  courses: readonly string[]
  diets: readonly string[]
  occasions: readonly string[]
  foods: readonly string[]
  /**
   * What recipes must be known to suit, in the words of their labels: 'no-milk', 'vegan'. 'none' shows all, whatever the reader's profile
   * says.
   */
  fits?: readonly string[] | undefined
}

export const noChoice: FacetChoice = { search: '', courses: [], diets: [], occasions: [], foods: [] }

/** One filter; its key is 'search', the facet's name, or one of several values after it: 'food:garlic'. */
type Filter = { key: string; passes: (recipe: IndexedRecipe) => boolean }

type Filtering = {
  choice: FacetChoice
  sort: RecipeOrder
  /** Whether the recipe is public. */
  isShown: (id: number) => boolean
  /** The ids that match the search words, if any. */
  matching?: ReadonlySet<number> | undefined
}

/**
 * The ids of the matching recipes in order, how many recipes each value would leave if added to the other filters, and the number of
 * results without each filter. A recipe that fails only one filter counts for the other values of that filter.
 */
export function filterRecipes(facetIndex: FacetIndex, { choice, sort, isShown, matching }: Filtering) {
  const filters = listFilters(facetIndex, choice, matching)
  const counts = createCounts(facetIndex.foods)
  const without = new Map(filters.map(({ key }) => [key, 0]))
  const ids: number[] = []
  for (const recipe of listIndexedRecipes(facetIndex, sort)) {
    if (!isShown(recipe.id)) continue
    const fails = ({ passes }: Filter) => !passes(recipe)
    const failed = filters.find(fails)
    if (failed !== filters.findLast(fails)) continue
    countRecipe(counts, recipe, { only: failed?.key })
    if (failed) without.set(failed.key, (without.get(failed.key) ?? 0) + 1)
    else ids.push(recipe.id)
  }
  for (const [key, count] of without) without.set(key, count + ids.length)
  return { ids, counts, without }
}

function listFilters({ totals, foodNumbers }: FacetIndex, choice: FacetChoice, matching: ReadonlySet<number> | undefined): Filter[] {
  const { type, category, cuisine, time, kcal, foods } = choice
  const filters: Filter[] = []
  if (matching) filters.push({ key: 'search', passes: ({ id }) => matching.has(id) })
  if (type) filters.push({ key: 'type', passes: (recipe) => recipe.type === type })
  if (category !== undefined) {
    const spellings = listSpellings(totals.category, category)
    filters.push({ key: 'category', passes: (recipe) => spellings.has(recipe.category) })
  }
  if (cuisine !== undefined) {
    const spellings = listSpellings(totals.cuisine, cuisine)
    filters.push({ key: 'cuisine', passes: (recipe) => spellings.has(recipe.cuisine) })
  }
  if (time) {
    const isWithin = toRangeTest(time)
    filters.push({ key: 'minutes', passes: ({ minutes }) => isWithin(minutes) })
  }
  if (kcal) {
    const isWithin = toRangeTest(kcal)
    filters.push({ key: 'kcal', passes: (recipe) => isWithin(recipe.kcal) })
  }
  for (const facet of manyNamed) {
    for (const name of choice[facet]) {
      const spellings = listSpellings(totals[facet], name)
      filters.push({ key: `${facet}:${name}`, passes: (recipe) => recipe[facet].some((spelling) => spellings.has(spelling)) })
    }
  }
  for (const food of foods) {
    const number = foodNumbers.get(food) ?? -1
    filters.push({ key: `food:${food}`, passes: ({ allFoods }) => allFoods.includes(number) })
  }
  if (choice.fits?.length) filters.push({ key: 'fits', passes: toFitTest(choice.fits) })
  return filters
}

/** Whether a recipe is known to suit all of these. */
export function toFitTest(wanted: readonly string[]) {
  return ({ fits }: Pick<IndexedRecipe, 'fits'>) => {
    const words = fits.split(' ')
    return wanted.every((word) => words.includes(word))
  }
}
