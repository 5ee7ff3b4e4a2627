import { builtInRecipes } from '#content/built-in-recipes.ts'
import type { Database } from '#core/database/database.ts'
import { listBuiltInRecipes, listRecipesInOrder, toShown } from '#core/recipes/browse-recipes.ts'
import { findRecipeNumbers } from '#core/search/find-documents.ts'
import { type FacetIndex, listFoods, type RecipeOrder, toOptions } from '#domain/facets/facet-index.ts'
import { kcalRanges, timeRanges, toRangeTest } from '#domain/facets/figure-range.ts'
import { type FacetChoice, filterRecipes } from '#domain/facets/filter-recipes.ts'
import { sliceOf, toPage } from '#domain/http/paging.ts'
import type { RecipeType } from '#domain/recipes/recipe.ts'
import { fold } from '#packages/ingredients/fold.ts'
import { isStaple } from '#packages/ingredients/food-key.ts'
import { families } from '#packages/ingredients/food-names.ts'
import { askFacets } from './ask-facets.ts'

/** A value that narrows a list further, and how many recipes it would leave. */
export type FacetOption = { value: string; count: number }

/**
 * What a list can be narrowed to beyond its present filters. Times and calories are in the order of their ranges; names and foods that
 * would leave nothing are omitted.
 */
export type FacetOptions = NonNullable<Awaited<ReturnType<typeof browseFacets>>>['facets']

/** How many names of a kind a list can be narrowed by, and how many foods it offers (the most common ones). */
const maxLabels = 60
const maxFoods = 18

/**
 * One page of the recipes that match the filters, with the number of all public recipes (`totalRecipes`), the further filters, and how many
 * recipes there would be without each filter. Undefined past the end.
 */
export async function browseFacets(
  db: Database,
  choice: FacetChoice,
  { sort, page, size }: { sort: RecipeOrder; page: number; size: number },
) {
  const matching = choice.search ? await findRecipeNumbers(db, choice.search) : undefined
  const builtIn = await listBuiltInRecipes(db, {})
  const isShown = toShown(builtIn)
  const make = (facetIndex: FacetIndex) => {
    const { ids, counts, without } = filterRecipes(facetIndex, { choice, sort, isShown, matching })
    const { offset, limit } = sliceOf(page, size)
    return {
      shown: toPage(ids.slice(offset, offset + limit), ids.length, page, size),
      totalRecipes: facetIndex.recipes.size - (builtInRecipes.length - builtIn.length),
      facets: toFacets(facetIndex, { counts, without, total: ids.length, chosen: choice.foods }),
      without,
    }
  }
  const question = matching ? undefined : ['list', choice, sort, page, size, builtIn.map(({ id }) => id)]
  const { shown, ...rest } = await askFacets(db, make, question)
  return shown && { ...shown, entries: await listRecipesInOrder(db, [...shown.entries]), ...rest }
}

type Narrowing = Pick<ReturnType<typeof filterRecipes>, 'counts' | 'without'> & { total: number; chosen: readonly string[] }

function toFacets(facetIndex: FacetIndex, { counts, without, total, chosen }: Narrowing) {
  const { totals } = facetIndex
  const foods = dropStaples(listFoods(facetIndex, counts))
  return {
    types: new Map<RecipeType | 'all', number>([...counts.type, ['all', without.get('type') ?? total]]),
    times: timeRanges.map((range) => countWithin(range, counts.minutes)),
    kcals: kcalRanges.map((range) => countWithin(range, counts.kcal)),
    categories: listLabels(totals.category, counts.category),
    cuisines: listLabels(totals.cuisine, counts.cuisine),
    courses: listLabels(totals.courses, counts.courses),
    diets: listLabels(totals.diets, counts.diets),
    occasions: listLabels(totals.occasions, counts.occasions),
    foods: foods.filter(({ value, count }) => count < total && !chosen.includes(value)).slice(0, maxFoods),
  }
}

/** The most common foods of all recipes except staples, the foods with these keys, and their kinds. */
export function listCommonFoods(foods: FacetOption[], except: readonly string[]): string[] {
  const isWanted = (food: string) => !except.includes(food) && !except.includes(families.get(food) ?? '')
  return dropStaples(foods)
    .map(({ value }) => value)
    .filter(isWanted)
    .slice(0, maxFoods)
}

function countWithin(range: string, counts: ReadonlyMap<number, number>) {
  const isWithin = toRangeTest(range)
  return [...counts].reduce((sum, [figure, count]) => sum + (isWithin(figure) ? count : 0), 0)
}

/** Names with the counts of all their spellings, in the most common spelling. */
function listLabels(totals: ReadonlyMap<string, number>, counts: ReadonlyMap<string, number>): FacetOption[] {
  const spellings = Map.groupBy(toOptions(totals), ({ value }) => fold(value))
  const labels = Array.from(spellings.values(), (same): [string, number] => [
    same[0]?.value ?? '',
    same.reduce((sum, { value }) => sum + (counts.get(value) ?? 0), 0),
  ])
  return toOptions(labels).slice(0, maxLabels)
}

/** Foods except staples. If every lettuce is romaine, only lettuce is listed. */
function dropStaples(foods: FacetOption[]) {
  const counts = new Map(foods.map(({ value, count }) => [value, count]))
  return foods.filter(({ value, count }) => !isStaple(value) && counts.get(families.get(value) ?? '') !== count)
}
