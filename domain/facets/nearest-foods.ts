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
  const distances = keys.map((key) => (isPartOf(typed, key) ? most : editDistance(typed, key, most)))
  const order = (one: number, other: number) =>
    (distances[one] ?? 0) - (distances[other] ?? 0) ||
    (recipeCounts[other] ?? 0) - (recipeCounts[one] ?? 0) ||
    compareText(keys[one] ?? '', keys[other] ?? '')
  const near = keys.flatMap((_, number) => ((distances[number] ?? most + 1) <= most ? number : []))
  return near
    .filter((number) => (recipeCounts[number] ?? 0) > 0)
    .sort(order)
    .slice(0, maxNearest)
    .flatMap((number) => keys[number] ?? [])
}

/** 'Rib' is a word of 'baby back rib'. */
function isPartOf(typed: string, key: string) {
  return typed.length > 2 && ` ${key} `.includes(` ${typed} `)
}
