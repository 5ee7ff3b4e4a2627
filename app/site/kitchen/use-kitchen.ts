import { useEffect, useState } from 'react'
import type { Cooked, KitchenRecord, Note } from '#domain/kitchen/kitchen-records.ts'
import { listKitchen, onKitchenChange } from './kitchen-db.ts'

/** What the reader keeps, without what was taken away; undefined until it is known, 'unavailable' where the browser keeps nothing. */
export function useKitchen() {
  const [records, setRecords] = useState<KitchenRecord[] | 'unavailable'>()
  useEffect(() => {
    const read = () => void listKitchen().then(setRecords, () => setRecords('unavailable'))
    read()
    return onKitchenChange(read)
  }, [])
  return records === 'unavailable' ? records : records?.filter(({ isGone }) => !isGone)
}

export function isNote(record: KitchenRecord): record is Note {
  return record.kind === 'note'
}

export function isCooked(record: KitchenRecord): record is Cooked {
  return record.kind === 'cooked'
}

/** By day, the latest first. */
export function byDay(one: Cooked, other: Cooked) {
  if (one.day === other.day) return other.changedAt - one.changedAt
  return one.day < other.day ? 1 : -1
}
