import { editDistance } from '#domain/text/edit-distance.ts'
import type { FacetIndex } from './facet-index.ts'
import { compareText } from './value-table.ts'

/** Slips of the finger that a word may have, by its letters. */
const maxSlips = (length: number) => (length < 6 ? 1 : 2)
const maxNearest = 3

/** Whether any recipe has the food with a key. */
export function isKnownFood({ foods: { numbers, recipeCounts } }: FacetIndex, key: string) {
  return (recipeCounts[numbers.get(key) ?? -1] ?? 0) > 0
}

/** The keys of the known foods that a misspelled one may be, or that have it as a word, the nearest and then the commonest first. */
export function listNearestFoods({ foods: { keys, recipeCounts } }: FacetIndex, typed: string): string[] {
  const most = maxSlips(typed.length)
  return keys
    .map((key, number) => ({
      key,
      count: recipeCounts[number] ?? 0,
      distance: isPartOf(typed, key) ? most : editDistance(typed, key, most),
    }))
    .filter(({ count, distance }) => count > 0 && distance <= most)
    .sort((one, other) => one.distance - other.distance || other.count - one.count || compareText(one.key, other.key))
    .slice(0, maxNearest)
    .map(({ key }) => key)
}

/** 'Rib' is a word of 'baby back rib'. */
function isPartOf(typed: string, key: string) {
  return typed.length > 2 && ` ${key} `.includes(` ${typed} `)
}
