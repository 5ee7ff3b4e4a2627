import { useEffect, useState } from 'react'
import { useLoaded } from './use-loaded.ts'

/** What the address brings along from another device. */
export function OpenedLink() {
  const arrival = useArrival()
  const Arrivals = useLoaded(arrival !== undefined, () => import('./arrivals.tsx'))?.Arrivals
  return arrival && Arrivals ? <Arrivals key={arrival.number} hash={arrival.hash} /> : null
}

/** A link that was opened: the part of its address that brings recipes along, and which one it is in this tab, since the same may come twice. */
type Arrival = { hash: string; number: number }

/** The link that the page was opened with, if it brings recipes along, or a later one in the same tab. */
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
