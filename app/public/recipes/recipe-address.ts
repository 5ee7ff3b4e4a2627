import type { Units } from '#packages/ingredients/display.ts'
import { type Portions, type PortionsQuery, readPortions } from './portions.ts'

/** The view that a recipe's address requests; absent means default. */
export type ViewQuery = PortionsQuery & { units?: Units | undefined }

/** Parses a query that the server has validated. */
export function parseViewQuery(search: string): ViewQuery {
  const query = new URLSearchParams(search)
  const units = query.get('units')
  const servings = readPortions(query.get('servings') ?? '')
  return {
    ...(servings && { servings }),
    batches: readPortions(query.get('batches') ?? ''),
    units: units === 'us' || units === 'metric' || units === 'original' ? units : undefined,
  }
}

/** The query for a view of a recipe; '' for the recipe as written. Other parameters of `search` are preserved. */
export function toRecipeQuery({ name, written, shown }: Portions, units: Units | undefined, search = '') {
  const query = new URLSearchParams(search)
  for (const param of ['servings', 'batches', 'units']) query.delete(param)
  if (shown !== written) query.set(name, String(shown))
  if (units) query.set('units', units)
  return query.size > 0 ? `?${query}` : ''
}
