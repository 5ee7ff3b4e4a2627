import { hash } from 'node:crypto'

const lowest = 100_000_000
const count = 900_000_000

/**
 * Numbers for records by their keys. They are the same in every export, and so high that WordPress, which keeps the numbers of a file if they are
 * free, changes none: the recipes of its plugins are named by them.
 */
export function openStableNumbers() {
  const numbers = new Map<string, number>()
  const taken = new Set<number>()
  return (key: string) => {
    const known = numbers.get(key)
    if (known !== undefined) return known
    let number = lowest + (Number.parseInt(hash('sha256', key).slice(0, 12), 16) % count)
    while (taken.has(number)) number++
    taken.add(number)
    numbers.set(key, number)
    return number
  }
}
