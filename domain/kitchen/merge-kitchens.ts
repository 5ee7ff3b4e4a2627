import { type KitchenRecord, toStableText } from './kitchen-record.ts'

/** How a merge changes what is here. Deletions that arrive count as `removed`. */
export type KitchenCount = { added: number; renewed: number; removed: number; present: number }

/**
 * Both kitchens in one: of two records with one id the later one, of equally late ones always the same. The order of merging does not matter,
 * and merging again changes nothing.
 */
export function mergeKitchens(present: Iterable<KitchenRecord>, incoming: Iterable<KitchenRecord>): KitchenRecord[] {
  const merged = new Map<string, KitchenRecord>()
  for (const record of [...present, ...incoming]) {
    const known = merged.get(record.id)
    if (!known || isLater(record, known)) merged.set(record.id, record)
  }
  return [...merged.values()]
}

/** The records of `incoming` that a merge takes. */
export function listTaken(present: ReadonlyMap<string, KitchenRecord>, incoming: readonly KitchenRecord[]) {
  return mergeKitchens([], incoming).filter((record) => {
    const known = present.get(record.id)
    return !known || isLater(record, known)
  })
}

/** What a reader is told before a merge. Snapshots belong to the log and are not counted. */
export function countMerge(present: ReadonlyMap<string, KitchenRecord>, incoming: readonly KitchenRecord[]): KitchenCount {
  const taken = new Set(listTaken(present, incoming).map(({ id }) => id))
  const count: KitchenCount = { added: 0, renewed: 0, removed: 0, present: 0 }
  for (const record of mergeKitchens([], incoming)) {
    const known = present.get(record.id)
    const isKnown = known !== undefined && known.kind !== 'gone'
    if (record.kind === 'snapshot') continue
    if (record.kind === 'gone') count.removed += taken.has(record.id) && isKnown ? 1 : 0
    else if (!taken.has(record.id)) count.present += 1
    else count[isKnown ? 'renewed' : 'added'] += 1
  }
  return count
}

/** What a note becomes that was changed elsewhere while somebody was typing: both texts, unless one has the other. */
export function joinTexts(base: string, stored: string, typed: string) {
  if (stored === base || typed.includes(stored)) return typed
  if (typed === base || stored.includes(typed)) return stored
  return `${typed}\n\n${stored}`
}

function isLater(one: KitchenRecord, other: KitchenRecord) {
  if (one.updatedAt !== other.updatedAt) return one.updatedAt > other.updatedAt
  return toStableText(one) > toStableText(other)
}
