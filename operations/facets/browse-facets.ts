import { builtInRecipes } from '#content/built-in-recipes.ts'
import type { Menu } from '#domain/facets/facet-index.ts'
import { type MenuChoice, type MenuCounts, type Narrowed, narrowMenu } from '#domain/facets/filter-recipes.ts'
import type { MenuSort } from '#domain/facets/recipe-order.ts'
import { compareText, spellingOf, type ValueTable } from '#domain/facets/value-table.ts'
import { sliceOf, toPage } from '#domain/http/paging.ts'
import { isStaple, toFoodFamily } from '#domain/ingredients/food-key.ts'
import { listFound } from '#domain/rank-documents.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { type Findings, findDocuments } from '#operations/find-documents.ts'
import { keepAnswers } from '#operations/kept-answers.ts'
import { listBuiltInRecipes, listRecipesInOrder, toShown } from '#operations/recipes/browse-recipes.ts'
import type { Database } from '#storage/database/database.ts'
import { readMenu } from './read-facet-index.ts'

/** A value that narrows a list further, and how many recipes it would leave. */
export type MenuOption = { value: string; count: number }

/** What else a list can be narrowed to under its present choice; what would leave nothing is not in it. Times and kcals are in the order of their ranges. */
export type MenuFacets = {
  types: MenuCounts['types']
  times: number[]
  kcals: number[]
  categories: MenuOption[]
  cuisines: MenuOption[]
  foods: MenuOption[]
}

/** A list can be narrowed to so many categories or cuisines, and offers so many foods: the commonest. */
const mostLabels = 60
const mostFoods = 18

/** What a choice leaves, in order, and what the list says of it. */
type NarrowedList = { ids: number[]; without: Narrowed['without']; facets: MenuFacets }

const keptLists = keepAnswers(({ ids }: NarrowedList) => 8 * ids.length + facetsBytes)
/** About what the facets of a list take. */
const facetsBytes = 20_000

type Order = { sort: MenuSort; page: number; size: number }

/**
 * One page of the recipes that a choice leaves, all that the public sees among them counted as `onMenu`, what they can be narrowed to further, and
 * how many there would be without each part of the choice. Undefined past the end.
 */
export async function browseMenu(db: Database, choice: MenuChoice, { sort, page, size }: Order) {
  const [builtIn, found] = await Promise.all([listBuiltInRecipes(db, {}), choice.search ? findDocuments(db, choice.search) : undefined])
  const menu = await readMenu(db)
  const { ids, without, facets } = narrow(menu, { choice, sort, builtIn, found })
  const { offset, limit } = sliceOf(page, size)
  const shown = toPage(ids.slice(offset, offset + limit), ids.length, page, size)
  if (!shown) return undefined
  return {
    ...shown,
    entries: await listRecipesInOrder(db, shown.entries),
    onMenu: menu.dishes.size - (builtInRecipes.length - builtIn.length),
    facets,
    without,
  }
}

type Narrowing = { choice: MenuChoice; sort: MenuSort; builtIn: Recipe[]; found: Findings | undefined }

/** What a choice leaves of the menu as it is, for all pages of the list. */
function narrow(menu: Menu, { choice, sort, builtIn, found }: Narrowing): NarrowedList {
  const lists = keptLists(menu)
  const key = JSON.stringify([menu.version, choice, sort, builtIn.map(({ id }) => id), found?.key])
  const kept = lists.find(key)
  if (kept) return kept
  const matching = found && new Set(listFound(found.ranking, 'recipe'))
  const { ids, counts, without } = narrowMenu(menu, { choice, sort, isShown: toShown(builtIn), matching })
  return lists.keep(key, { ids, without, facets: toFacets(menu, counts, { total: ids.length, chosen: choice.foods }) })
}

/** The categories and cuisines of the recipes, the commonest first, for forms that suggest them. */
export async function listMenuLabels(db: Database) {
  const { categories, cuisines, dishes } = await readMenu(db)
  const list = (table: ValueTable, facet: 'category' | 'cuisine') => {
    const counts = new Uint32Array(table.keys.length)
    for (const { dish } of dishes.values()) if (dish[facet] >= 0) counts[dish[facet]] = (counts[dish[facet]] ?? 0) + 1
    return toOptions(table, counts).map(({ value }) => value)
  }
  return { categories: list(categories, 'category'), cuisines: list(cuisines, 'cuisine') }
}

function toFacets(menu: Menu, counts: MenuCounts, { total, chosen }: { total: number; chosen: readonly string[] }): MenuFacets {
  return {
    types: counts.types,
    times: counts.times,
    kcals: counts.kcals,
    categories: toOptions(menu.categories, counts.categories),
    cuisines: toOptions(menu.cuisines, counts.cuisines),
    foods: listFoods(menu, counts.foods, (key, count) => count < total && !chosen.includes(key)),
  }
}

function toOptions(table: ValueTable, counts: Uint32Array): MenuOption[] {
  const present = table.keys.map((_, number) => number).filter((number) => (counts[number] ?? 0) > 0)
  const options = present.map((number) => ({ value: spellingOf(table, number), count: counts[number] ?? 0 }))
  return options.sort(byCount).slice(0, mostLabels)
}

/** The commonest foods but staples, by their keys. Where all lettuce is romaine there is but lettuce. */
function listFoods({ foods }: Menu, counts: ArrayLike<number>, isWanted: (key: string, count: number) => boolean): MenuOption[] {
  const isAllOfItsKind = (number: number) => foods.families[number]?.some((wider) => wider !== number && counts[wider] === counts[number])
  const options = foods.keys.map((value, number) => ({ value, count: isAllOfItsKind(number) ? 0 : (counts[number] ?? 0) }))
  return options
    .filter(({ value, count }) => count > 0 && !isStaple(value) && isWanted(value, count))
    .sort(byCount)
    .slice(0, mostFoods)
}

/** The commonest foods on the menu but staples, those with these keys, and kinds of those. */
export function listCommonFoods(menu: Menu, except: readonly string[]): string[] {
  return listFoods(menu, menu.foods.dishCounts, (key) => !except.includes(key) && !except.includes(toFoodFamily(key) ?? '')).map(
    ({ value }) => value,
  )
}

function byCount(one: MenuOption, other: MenuOption) {
  return other.count - one.count || compareText(one.value, other.value)
}
