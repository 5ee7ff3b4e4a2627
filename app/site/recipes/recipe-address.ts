import type { Units } from '#domain/ingredients/display.ts'
import { type AskedPortions, type Portions, readPortions } from './portions.ts'

/** What the address of a recipe asks for; what it doesn't mention is absent. */
export type Asked = AskedPortions & { units?: Units | undefined }

/** Reads an address that the server has let pass. */
export function readAsked(search: string): Asked {
  const query = new URLSearchParams(search)
  const units = query.get('units')
  return {
    servings: readPortions(query.get('servings') ?? ''),
    batches: readPortions(query.get('batches') ?? ''),
    units: units === 'us' || units === 'metric' || units === 'original' ? units : undefined,
  }
}

/** The query of an address under which a recipe is shown so, '' where that is how it is written. What else `search` asks for stays. */
export function toRecipeQuery({ name, written, shown }: Portions, units: Units | undefined, search = '') {
  const query = new URLSearchParams(search)
  for (const param of ['servings', 'batches', 'units']) query.delete(param)
  if (shown !== written) query.set(name, String(shown))
  if (units) query.set('units', units)
  return query.size > 0 ? `?${query}` : ''
}
