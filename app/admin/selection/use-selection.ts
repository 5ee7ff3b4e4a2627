import { useState } from 'react'

/** Which entries of a list are selected. Those no longer on the page are not. */
export function useSelection(all: string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  return {
    chosen: all.filter((id) => chosen.has(id)),
    choose: (ids: string[], isChosen: boolean) =>
      setChosen((present) => new Set([...present].filter((id) => !ids.includes(id)).concat(isChosen ? ids : []))),
  }
}
