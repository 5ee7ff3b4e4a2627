import { useSyncExternalStore } from 'react'
import { createStoredText } from '#app/public/recipes/stored-text.ts'
import { sayNotStored } from '#app/ui/toast.ts'
import { emptyRecord, readShoppingRecord, type ShoppingRecord } from './shopping-records.ts'

const stored = createStoredText('shoppingList')
let known: { text: string | null; record: ShoppingRecord } | undefined

/** The shopping list of this device, synchronised across tabs. Undefined on the server and before hydration. */
export function useShoppingRecord() {
  return useSyncExternalStore(
    stored.subscribe,
    () => toRecord(stored.read()),
    () => undefined,
  )
}

/** Changes the list as it is stored now, which another tab may have changed. Returns whether that could be kept, and says so if not. */
export function updateShoppingRecord(change: (record: ShoppingRecord) => ShoppingRecord) {
  const next = change(toRecord(stored.reread()))
  const isEmpty = next.recipes.length + next.own.length === 0
  const isKept = stored.write(isEmpty ? null : JSON.stringify(next))
  if (isKept) dispatchEvent(new Event('reader-kept'))
  else sayNotStored()
  return isKept
}

/** Parsed again only when the stored text changes, because useSyncExternalStore compares records by identity. */
function toRecord(text: string | null) {
  if (known?.text !== text) known = { text, record: text === null ? emptyRecord : readShoppingRecord(text) }
  return known.record
}
