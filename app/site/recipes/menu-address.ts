import { writeRange } from '#domain/facets/figure-range.ts'
import type { MenuChoice } from '#domain/facets/filter-recipes.ts'
import type { MenuSort } from '#domain/facets/recipe-order.ts'

/** What a list of recipes is narrowed to and how it is sorted: all that its address says but the page. */
export type MenuQuery = MenuChoice & { sort: MenuSort }

/** The parameters of a list's address, in one order. */
export function toMenuParams({ search, type, category, cuisine, time, kcal, foods, sort }: MenuQuery): Record<string, string> {
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
export function toMenuAddress(query: MenuQuery): string {
  // A comma needs no escape in a query, and reads better without.
  const search = new URLSearchParams(toMenuParams(query)).toString().replaceAll('%2C', ',')
  return search ? `/recipes?${search}` : '/recipes'
}
