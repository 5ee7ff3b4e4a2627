import type { FacetOption, FacetOptions } from '#core/facets/browse-facets.ts'
import { manyNamed, type RecipeOrder, recipeOrders } from '#domain/facets/facet-index.ts'
import { type FigureRange, kcalRanges, nameKcal, nameTime, timeRanges } from '#domain/facets/figure-range.ts'
import { noChoice } from '#domain/facets/filter-recipes.ts'
import { nameFits } from '#domain/recipes/fit-words.ts'
import { type RecipeType, recipeTypes, typeLabels } from '#domain/recipes/recipe.ts'
import { capitalize } from '#domain/text/capitalize.ts'
import { fold } from '#packages/ingredients/fold.ts'
import { toFoodLabel } from '#packages/ingredients/food-key.ts'
import { type FacetQuery, toFacetAddress } from './facet-address.ts'

/** A filter value: its address and the number of recipes it leaves. The address of a chosen one removes it. */
export type FilterLink = { label: string; to: string; count?: number; isChosen?: boolean }

/** The values of one filter. */
export type FilterGroup = { title: string; links: FilterLink[] }

/** This site's names of allergens, by their stored names. */
type AllergenNames = Readonly<Record<string, string>>

type FacetLinks = { types: FilterLink[]; groups: FilterGroup[]; sorts: FilterLink[] }

/** A filter of the query that can be removed; `key` is its key in the counts of `without`. */
type Part = { key: string; label: string; rest: FacetQuery }

const sortLabels: Record<RecipeOrder, string> = { newest: 'Newest', quickest: 'Quickest', kcal: 'Fewest kcal', title: 'A–Z' }

/** The links for a query; `facets` must be those of the same query. */
export function toFacetLinks(query: FacetQuery, facets: FacetOptions): FacetLinks {
  return { types: toTypeLinks(query, facets.types), groups: toFilterGroups(query, facets), sorts: toSortLinks(query) }
}

function toTypeLinks(query: FacetQuery, counts: FacetOptions['types']): FilterLink[] {
  const toLink = (type: RecipeType | undefined, label: string) => {
    return { label, count: counts.get(type ?? 'all') ?? 0, to: toFacetAddress({ ...query, type }), isChosen: query.type === type }
  }
  const marked = recipeTypes.map((type) => toLink(type, typeLabels[type]))
  return [toLink(undefined, 'All'), ...marked.filter(({ count, isChosen }) => count > 0 || isChosen)]
}

function toSortLinks(query: FacetQuery): FilterLink[] {
  return recipeOrders.map((sort) => ({ label: sortLabels[sort], to: toFacetAddress({ ...query, sort }), isChosen: query.sort === sort }))
}

/** Groups without any recipes are left out. */
function toFilterGroups(query: FacetQuery, facets: FacetOptions): FilterGroup[] {
  const { times, kcals, categories, cuisines, courses, diets, occasions, foods } = facets
  const groups = [
    { title: 'Time', links: toRangeLinks(query, 'time', timeRanges, times) },
    { title: 'Calories', links: toRangeLinks(query, 'kcal', kcalRanges, kcals) },
    { title: 'Category', links: toLabelLinks(query, 'category', categories) },
    { title: 'Cuisine', links: toLabelLinks(query, 'cuisine', cuisines) },
    { title: 'Course', links: toNameLinks(query, 'courses', courses) },
    { title: 'Diet', links: toNameLinks(query, 'diets', diets) },
    { title: 'Occasion', links: toNameLinks(query, 'occasions', occasions) },
    { title: 'Ingredients', links: toFoodLinks(query, foods) },
  ]
  return groups.filter(({ title, links }) => links.length > 0 || title === 'Ingredients')
}

/** The active filters, each linking to the list without it. */
export function toChosenLinks(query: FacetQuery, names: AllergenNames): FilterLink[] {
  return listParts(query, names).map(({ label, rest }) => ({ label, to: toFacetAddress(rest) }))
}

/** For a query without results: links that remove one filter, those that leave the most recipes first. */
export function toBroaderLinks(query: FacetQuery, without: ReadonlyMap<string, number>, names: AllergenNames): FilterLink[] {
  const links = listParts(query, names).map(({ key, label, rest }) => ({ label, to: toFacetAddress(rest), count: without.get(key) ?? 0 }))
  return links.filter(({ count }) => count > 0).sort((one, other) => other.count - one.count)
}

/** The list without filters, in the same order. */
export function toClearAddress({ sort, fits }: FacetQuery): string {
  return toFacetAddress({ ...noChoice, sort, fits: fits && [] })
}

function toRangeLinks(query: FacetQuery, key: 'time' | 'kcal', ranges: readonly FigureRange[], counts: number[]): FilterLink[] {
  const name = key === 'time' ? nameTime : nameKcal
  const links = ranges.map((range, index) => {
    const isChosen = query[key] === range
    return {
      label: name(range),
      to: toFacetAddress({ ...query, [key]: isChosen ? undefined : range }),
      count: counts[index] ?? 0,
      isChosen,
    }
  })
  return links.filter(({ count, isChosen }) => count > 0 || isChosen)
}

function toLabelLinks(query: FacetQuery, key: 'category' | 'cuisine', options: FacetOption[]): FilterLink[] {
  return options.map(({ value, count }) => {
    const isChosen = fold(query[key] ?? '') === fold(value)
    return { label: value, to: toFacetAddress({ ...query, [key]: isChosen ? undefined : value }), count, isChosen }
  })
}

/** Facets of which a recipe can have several values; choosing another one narrows the list further. */
function toNameLinks(query: FacetQuery, facet: (typeof manyNamed)[number], options: FacetOption[]): FilterLink[] {
  return options.map(({ value, count }) => {
    const others = query[facet].filter((name) => fold(name) !== fold(value))
    const isChosen = others.length < query[facet].length
    return { label: value, to: toFacetAddress({ ...query, [facet]: isChosen ? others : [...others, value] }), count, isChosen }
  })
}

function toFoodLinks(query: FacetQuery, options: FacetOption[]): FilterLink[] {
  return options.map(({ value, count }) => {
    return { label: toFoodLabel(value), to: toFacetAddress({ ...query, foods: [...query.foods, value] }), count }
  })
}

function listParts(query: FacetQuery, names: AllergenNames): Part[] {
  const { search, type, category, cuisine, time, kcal, foods, fits = [] } = query
  const parts: (Part | false)[] = [
    search !== '' && { key: 'search', label: `“${search}”`, rest: { ...query, search: '' } },
    type !== undefined && { key: 'type', label: typeLabels[type], rest: { ...query, type: undefined } },
    category !== undefined && { key: 'category', label: category, rest: { ...query, category: undefined } },
    cuisine !== undefined && { key: 'cuisine', label: cuisine, rest: { ...query, cuisine: undefined } },
    time !== undefined && { key: 'minutes', label: nameTime(time), rest: { ...query, time: undefined } },
    kcal !== undefined && { key: 'kcal', label: nameKcal(kcal), rest: { ...query, kcal: undefined } },
  ]
  const nameParts = manyNamed.flatMap((facet) =>
    query[facet].map((name) => {
      return { key: `${facet}:${name}`, label: name, rest: { ...query, [facet]: query[facet].filter((other) => other !== name) } }
    }),
  )
  const foodParts = foods.map((food) => {
    return { key: `food:${food}`, label: toFoodLabel(food), rest: { ...query, foods: foods.filter((other) => other !== food) } }
  })
  const fitPart = { key: 'fits', label: capitalize(nameFits(fits, names)), rest: { ...query, fits: [] } }
  return [...parts.filter((part) => part !== false), ...nameParts, ...foodParts, ...(fits.length > 0 ? [fitPart] : [])]
}
