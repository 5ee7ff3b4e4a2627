import { writeRange } from '#domain/facets/figure-range.ts'
import type { FacetChoice } from '#domain/facets/filter-recipes.ts'
import type { RecipeOrder } from '#domain/facets/recipe-order.ts'

/** What a list of recipes is narrowed to and how it is sorted: all that its address says but the page. */
export type FacetQuery = FacetChoice & { sort: RecipeOrder }

/** The parameters of a list's address, in one order. */
export function toFacetParams({ search, type, category, cuisine, time, kcal, foods, sort }: FacetQuery): Record<string, string> {
  return {
    ...(search && { q: search }),
    ...(type && { type }),
    ...(category && { category }),
    ...(cuisine && { cuisine }),
    ...(time && { time: writeRange(time) }),
    ...(kcal && { kcal: writeRange(kcal) }),
    ...(foods.length > 0 && { ingredient: foods.join(',') }),
    ...(sort !== 'newest' && { sort }),
  }
}

/** A list's address. */
export function toFacetAddress(query: FacetQuery): string {
  // A comma needs no escape in a query, and reads better without.
  const search = new URLSearchParams(toFacetParams(query)).toString().replaceAll('%2C', ',')
  return search ? `/recipes?${search}` : '/recipes'
}
