import { useEffect, useState } from 'react'

/** A link that was opened: the part of its address that brings recipes along, and which one it is in this tab, since the same may come twice. */
export type Arrival = { hash: string; number: number }

/** The link that the page was opened with, if it brings recipes along, or a later one in the same tab. */
export function useArrival() {
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
