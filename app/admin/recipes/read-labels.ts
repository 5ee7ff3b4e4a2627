import type { RouterContextProvider } from 'react-router'
import { services } from '#app/context.ts'
import { readOrGoWithout } from '#app/degraded.ts'
import { listMenuLabels } from '#operations/facets/browse-facets.ts'

/** The categories and cuisines that a recipe's form suggests; none when they can't be read. */
export function readLabels(context: Readonly<RouterContextProvider>) {
  const nothing = { categories: [], cuisines: [] }
  return readOrGoWithout(context, 'Error fetching categories', () => listMenuLabels(context.get(services).db), nothing)
}
