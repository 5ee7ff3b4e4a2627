import { useEffect, useState } from 'react'
import { useLoaded } from './use-loaded.ts'

/** The import dialog for recipes in the address's hash. */
export function OpenedLink() {
  const arrival = useArrival()
  const Arrivals = useLoaded(arrival !== undefined, () => import('./arrivals.tsx'))?.Arrivals
  return arrival && Arrivals ? <Arrivals key={arrival.number} hash={arrival.hash} /> : null
}

/** `number` tells apart openings of the same link in one tab. */
type Arrival = { hash: string; number: number }

/** The hash with recipes that the page was opened with, or a later one. */
function useArrival() {
  const [arrival, setArrival] = useState<Arrival>()
  useEffect(() => {
    const read = () => {
      const { hash } = location
      if (hash.startsWith('#add=')) setArrival((last) => ({ hash, number: (last?.number ?? 0) + 1 }))
    }
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  return arrival
}
