import { services } from '#app/context.ts'
import { type RequestArgs, readQuery } from '#app/query.ts'
import { notFound } from '#app/responses.ts'
import { browseFacets } from '#core/facets/browse-facets.ts'
import { toRecipeCards } from '#core/recipes/recipe-cards.ts'
import { findSettings } from '#core/settings/setting-rows.ts'
import { pageSizes } from '#domain/http/paging.ts'
import {
  fitsParam,
  foodsParam,
  labelParam,
  namesParam,
  pageParam,
  rangeParam,
  searchParam,
  sortParam,
  typeParam,
} from '#domain/http/query-params.ts'
import { allergenNames, toRegion } from '#domain/recipes/allergen-labels.ts'
import { type FacetQuery, toFacetParams } from './facet-address.ts'
import { toBroaderLinks, toChosenLinks, toClearAddress, toFacetLinks } from './facet-links.ts'

const params = {
  page: pageParam,
  q: searchParam,
  type: typeParam,
  category: labelParam,
  cuisine: labelParam,
  course: namesParam,
  diet: namesParam,
  occasion: namesParam,
  time: rangeParam,
  kcal: rangeParam,
  ingredient: foodsParam,
  fits: fitsParam,
  sort: sortParam,
}

/** One page of a filtered recipe list, with all filter and sort links. Throws 404 past the last page. */
export async function readFacetPage(args: RequestArgs) {
  const { db } = args.context.get(services)
  const { page, q: search, course: courses, diet: diets, occasion: occasions, ingredient: foods, ...rest } = readQuery(args, params)
  const query: FacetQuery = { ...rest, search, courses, diets, occasions, foods }
  const found = await browseFacets(db, query, { sort: query.sort, page, size: pageSizes.recipes })
  if (!found) throw notFound()
  const { facets, without, entries, ...list } = found
  const names = allergenNames[toRegion(await findSettings(db))]
  return {
    ...list,
    entries: await toRecipeCards(db, entries),
    search,
    ingredients: foods.join(', '),
    params: toFacetParams(query),
    isOwnPage: isOwnPage(query),
    ...toFacetLinks(query, facets),
    chosen: toChosenLinks(query, names),
    broader: found.total > 0 ? [] : toBroaderLinks(query, without, names),
    clearTo: toClearAddress(query),
  }
}

/**
 * Whether search engines may index the page: the full list or the top sellers. Trending, categories and cuisines have their own addresses;
 * other combinations are too many and too similar.
 */
function isOwnPage(query: FacetQuery) {
  const names = Object.keys(toFacetParams(query)).join()
  return names === '' || (names === 'type' && query.type === 'top-seller')
}
