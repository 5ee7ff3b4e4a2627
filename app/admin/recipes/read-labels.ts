import type { RouterContextProvider } from 'react-router'
import { services } from '#app/context.ts'
import { withOutageFallback } from '#app/outage.ts'
import { listFacetLabels } from '#operations/facets/browse-facets.ts'

/** The categories and cuisines in use, for suggestions; empty when they can't be read. */
export function readLabels(context: Readonly<RouterContextProvider>) {
  const nothing = { categories: [], cuisines: [] }
  return withOutageFallback(context, 'Error fetching categories', () => listFacetLabels(context.get(services).db), nothing)
}
