/** Takes a place for the work of a network address; returns how to leave it, or undefined when there is none for that address. */
export type TakePlace = (address: string) => (() => void) | undefined

/** Limits concurrent work that takes time or memory: a total for this process, and a lower number per network address, so no one takes all places. */
export function openPlaces({ all, perAddress }: { all: number; perAddress: number }): TakePlace {
  const taken = new Map<string, number>()
  let total = 0
  return (address) => {
    const own = taken.get(address) ?? 0
    if (total >= all || own >= perAddress) return undefined
    total += 1
    taken.set(address, own + 1)
    return () => {
      total -= 1
      const left = (taken.get(address) ?? 1) - 1
      if (left > 0) taken.set(address, left)
      else taken.delete(address)
    }
  }
}
