import { useSyncExternalStore } from 'react'
import type { Cooked, KitchenRecord, Member, Note } from '#domain/kitchen/kitchen-records.ts'
import { listKitchen, onKitchenChange } from './kitchen-db.ts'

type Known = KitchenRecord[] | 'unavailable'

/** Read once for everything that shows it. */
let known: Known | undefined
let stopListening: (() => void) | undefined
const listeners = new Set<() => void>()

/** What the reader stores, without deleted records; undefined until it is known, 'unavailable' if the browser stores nothing. */
export function useKitchen() {
  return useSyncExternalStore(
    subscribe,
    () => known,
    () => undefined,
  )
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  if (!stopListening) {
    stopListening = onKitchenChange(read)
    read()
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    stopListening?.()
    stopListening = undefined
    known = undefined
  }
}

/** Of two concurrent reads, the later one counts. */
let reading = 0

function read() {
  const turn = ++reading
  const tell = (next: Known) => {
    if (turn !== reading) return
    known = next
    for (const listener of listeners) listener()
  }
  listKitchen().then(
    (records) => tell(records.filter(({ isGone }) => !isGone)),
    () => tell('unavailable'),
  )
}

export function isNote(record: KitchenRecord): record is Note {
  return record.kind === 'note'
}

export function isCooked(record: KitchenRecord): record is Cooked {
  return record.kind === 'cooked'
}

export function isMember(record: KitchenRecord): record is Member {
  return record.kind === 'member'
}

/** By day, latest first. */
export function byDay(one: Cooked, other: Cooked) {
  if (one.day === other.day) return other.changedAt - one.changedAt
  return one.day < other.day ? 1 : -1
}
