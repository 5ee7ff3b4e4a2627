import { createStoredValue, useStored } from '#app/ui/stored-value.ts'
import { emptyRecord, readShoppingRecord, type ShoppingRecord } from './shopping-records.ts'

const stored = createStoredValue<ShoppingRecord>('shoppingList', {
  parse: (text) => (text === null ? emptyRecord : readShoppingRecord(text)),
  format: (record) => (record.recipes.length + record.own.length === 0 ? null : JSON.stringify(record)),
})

/** The shopping list on this device. Undefined on the server and before hydration. */
export function useShoppingRecord() {
  return useStored(stored)
}

/** Changes the list as currently stored. Returns whether it could be saved, and says so if not. */
export function updateShoppingRecord(change: (record: ShoppingRecord) => ShoppingRecord) {
  const isKept = stored.update(change)
  if (isKept) dispatchEvent(new Event('reader-kept'))
  return isKept
}
