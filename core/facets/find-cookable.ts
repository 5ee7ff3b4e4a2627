import type { Database } from '#core/database/database.ts'
import { listBuiltInRecipes, listRecipesInOrder, toShown } from '#core/recipes/browse-recipes.ts'
import { type FacetIndex, listFoods } from '#domain/facets/facet-index.ts'
import { toFitTest } from '#domain/facets/filter-recipes.ts'
import { listCookable, listNearestFoods } from '#domain/facets/rank-cookable.ts'
import { sliceOf, toPage } from '#domain/http/paging.ts'
import { readExclusions } from '#domain/search/exclusions.ts'
import { readWords } from '#domain/search/search-words.ts'
import { readFoodKey } from '#packages/ingredients/food-key.ts'
import { askFacets } from './ask-facets.ts'
import { listCommonFoods } from './browse-facets.ts'

type CookableQuery = { page: number; size: number; fits?: readonly string[] | undefined }

/**
 * One page of the recipes that use the given foods (keys), fewest missing foods first; the foods that no recipe has, with the nearest ones
 * that some do; and common foods to suggest. With `fits`, only recipes known to suit it. Undefined past the end.
 */
export async function cookWith(db: Database, have: readonly string[], { page, size, fits = [] }: CookableQuery) {
  const builtIn = await listBuiltInRecipes(db, {})
  const isPublic = toShown(builtIn)
  const make = (facetIndex: FacetIndex) => {
    const { foods: wanted, fits: meant, unwanted } = readHave(have, facetIndex)
    const isFit = toFitTest([...fits, ...meant])
    const isShown = (id: number) => {
      const recipe = facetIndex.recipes.get(id)
      return recipe !== undefined && isPublic(id) && isFit(recipe) && !recipe.foods.some((food) => unwanted.has(food))
    }
    const { entries, total } = listCookable(facetIndex, wanted, isShown, sliceOf(page, size))
    const foods = listFoods(facetIndex, facetIndex.totals)
    const unknown = wanted
      .filter((food) => !foods.some(({ value }) => value === food))
      .map((food) => ({ food, nearest: listNearestFoods(foods, food) }))
    const numbered = entries.map(({ id, missing }) => ({ id, missing }))
    return { found: toPage(numbered, total, page, size), unknown, common: listCommonFoods(foods, have) }
  }
  const question = ['cook with', have, page, size, fits, builtIn.map(({ id }) => id)]
  const { found, ...rest } = await askFacets(db, make, question)
  if (!found) return undefined
  const missing = new Map(found.entries.map((recipe) => [recipe.id, recipe.missing]))
  const recipes = await listRecipesInOrder(db, [...missing.keys()])
  return { ...found, entries: recipes.map((recipe) => ({ recipe, missing: missing.get(recipe.id) ?? [] })), ...rest }
}

const anyWord = { isKnownWord: () => true, correct: () => undefined, complete: () => [] }

/** Reads 'Chicken, no peanuts': the foods, what recipes must be known to suit, and the numbers of the foods to leave out. */
function readHave(have: readonly string[], { foods }: FacetIndex) {
  const read = have.map((food) => ({ food, ...readExclusions(food, anyWord) }))
  const without = read.flatMap((one) => one.without)
  const names = without.flatMap((one) => one.words.filter(() => one.fits.length === 0))
  const isUnwanted = (food: string) => names.some((words) => ` ${toTerms(food)} `.includes(` ${words.join(' ')} `))
  return {
    foods: read.flatMap(({ food, rest, without }) => (without.length === 0 ? food : readFoodKey(rest)) || []),
    fits: without.flatMap((one) => one.fits),
    unwanted: new Set(names.length === 0 ? [] : foods.flatMap((food, number) => (isUnwanted(food) ? number : []))),
  }
}

function toTerms(food: string) {
  return readWords(food)
    .map(({ term }) => term)
    .join(' ')
}
