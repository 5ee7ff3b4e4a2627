import type { RecipeOrder } from '#domain/facets/facet-index.ts'
import type { FacetChoice } from '#domain/facets/filter-recipes.ts'

/** The filters and the order of a recipe list: everything in its address except the page. */
export type FacetQuery = FacetChoice & { sort: RecipeOrder }

/** The query parameters of a list, in a canonical order. */
export function toFacetParams({
  search,
  type,
  category,
  cuisine,
  courses,
  diets,
  occasions,
  time,
  kcal,
  foods,
  fits,
  sort,
}: FacetQuery): Record<string, string> {
  return {
    ...(search && { q: search }),
    ...(type && { type }),
    ...(category && { category }),
    ...(cuisine && { cuisine }),
    ...(courses.length > 0 && { course: courses.join(',') }),
    ...(diets.length > 0 && { diet: diets.join(',') }),
    ...(occasions.length > 0 && { occasion: occasions.join(',') }),
    ...(time && { time }),
    ...(kcal && { kcal }),
    ...(foods.length > 0 && { ingredient: foods.join(',') }),
    ...(fits && { fits: fits.join(',') }),
    ...(sort !== 'newest' && { sort }),
  }
}

export function toFacetAddress(query: FacetQuery): string {
  // Commas need no escaping in a query.
  const search = new URLSearchParams(toFacetParams(query)).toString().replaceAll('%2C', ',')
  return search ? `/recipes?${search}` : '/recipes'
}
