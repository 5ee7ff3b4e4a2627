import { useArrival } from './use-arrival.ts'
import { useLoaded } from './use-loaded.ts'

const namesRecipes = /^#add=/

/** The import dialog for recipes in the address's hash. */
export function OpenedLink() {
  const arrival = useArrival(namesRecipes)
  const Arrivals = useLoaded(arrival !== undefined, () => import('./arrivals.tsx'))?.Arrivals
  return arrival && Arrivals ? <Arrivals key={arrival.number} hash={arrival.hash} /> : null
}
