import type { KitchenRecord, Member } from './kitchen-records.ts'

/** One of the reader's collections with its recipes, in the order they were added. */
export type ListedCollection = { key: string; name: string; place: number; members: Member[] }

/** The existing collections, in the reader's order. */
export function listCollections(records: readonly KitchenRecord[]): ListedCollection[] {
  const present = records.filter(({ isGone }) => !isGone)
  const members = Map.groupBy(
    present.filter((record) => record.kind === 'member'),
    ({ collection }) => collection,
  )
  return present
    .filter((record) => record.kind === 'collection')
    .map(({ key, name, place }) => ({ key, name, place, members: (members.get(key) ?? []).sort(byPlace) }))
    .sort(byPlace)
}

/**
 * The new place of a collection that moves up or down by one. Only that record changes, so that moves on two devices add up; undefined at
 * the end.
 */
export function toMovedPlace(collections: readonly ListedCollection[], key: string, way: 'up' | 'down'): number | undefined {
  const at = collections.findIndex((collection) => collection.key === key)
  const step = way === 'up' ? -1 : 1
  const next = collections[at + step]
  if (at < 0 || !next) return undefined
  const beyond = collections[at + 2 * step]
  return beyond ? (next.place + beyond.place) / 2 : Math.max(next.place + step, next.place / 2)
}

/** Whether another collection has this name, ignoring case and accents. */
export function isTaken(collections: readonly ListedCollection[], name: string, key?: string) {
  return collections.some((other) => other.key !== key && other.name.toLowerCase() === name.toLowerCase())
}

function byPlace(one: { place: number; key: string }, other: { place: number; key: string }) {
  if (one.place !== other.place) return one.place - other.place
  return one.key < other.key ? -1 : 1
}
