import { useEffect, useEffectEvent, useState } from 'react'

/** `number` distinguishes openings of the same link in one tab. */
type Arrival = { hash: string; number: number }

/** The hash that the page was opened with, or a later one, if it matches a pattern: something from another device. */
export function useArrival(pattern: RegExp) {
  const [arrival, setArrival] = useState<Arrival>()
  const read = useEffectEvent(() => {
    const { hash } = location
    if (pattern.test(hash)) setArrival((last) => ({ hash, number: (last?.number ?? 0) + 1 }))
  })
  useEffect(() => {
    const look = () => read()
    look()
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [])
  return arrival
}
