import { toCheckedRecipe } from '#app/kitchen/favourites/checked-recipe.ts'
import { databaseOpener } from '#app/ui/open-database.ts'
import { type KitchenRecord, readKitchenRecord, toChangedAt, toChoiceKey, toLater } from '#domain/kitchen/kitchen-records.ts'
import { toProfile, writeProfile } from '#domain/kitchen/profile.ts'
import { storedProfile } from './stored-profile.ts'

const name = 'kitchen'
const store = 'records'

const open = databaseOpener(
  name,
  (database) => database.createObjectStore(store, { keyPath: 'key' }),
  // own-kitchen.tsx listens for it.
  () => dispatchEvent(new Event('kitchen-opened')),
)
const channel = 'BroadcastChannel' in window ? new BroadcastChannel(name) : undefined
const listeners = new Set<() => void>()

/** Everything stored, including deletion marks. Rejects if the browser stores nothing. */
export async function listKitchen(): Promise<KitchenRecord[]> {
  const values = await run('readonly', (records) => records.getAll())
  return values.flatMap((value: unknown) => readKitchenRecord(value, toCheckedRecipe) ?? [])
}

/** Replaces the record with a key by the result of `change`, if any, given its present version: no other tab can change it in between. */
export async function changeRecord(key: string, change: (known: KitchenRecord | undefined) => KitchenRecord | undefined) {
  let next: KitchenRecord | undefined
  await run('readwrite', (records) => {
    const asked = records.get(key)
    asked.onsuccess = () => {
      next = change(readKitchenRecord(asked.result, toCheckedRecipe))
      if (next) records.put(next)
      if (next?.kind === 'choice') copyProfile(records)
    }
    return asked
  })
  if (next) announce()
}

/** Copies the profile to where pages look for it. */
export async function restoreProfile() {
  await run('readonly', copyProfile)
}

/** Stores a reader's choice. Without a value, the choice is removed. */
export async function setChoice(name: string, value: number | undefined) {
  const key = toChoiceKey(name)
  await changeRecord(key, (known) => {
    if (value === undefined && known?.kind !== 'choice') return undefined
    const present = known?.kind === 'choice' ? known.value : 1
    const changedAt = toChangedAt(Date.now(), known)
    return { key, kind: 'choice', changedAt, value: value ?? present, ...(value === undefined && { isGone: true as const }) }
  })
}

/** Adds records from elsewhere, each if it is later than the one here. */
export async function mergeIntoKitchen(incoming: readonly KitchenRecord[]) {
  await run('readwrite', (records) => {
    for (const record of incoming) {
      const asked = records.get(record.key)
      asked.onsuccess = () => {
        const known = readKitchenRecord(asked.result, toCheckedRecipe)
        records.put(known ? toLater(known, record) : record)
        if (record === incoming.at(-1)) copyProfile(records)
      }
    }
    return records.count()
  })
  announce()
}

/** Within the transaction: no other tab's choice can be written in between and be missed. */
function copyProfile(records: IDBObjectStore) {
  const asked = records.getAll(IDBKeyRange.bound(toChoiceKey(''), toChoiceKey('\uffff')))
  asked.onsuccess = () => {
    const choices = asked.result.flatMap((value: unknown) => readKitchenRecord(value, () => undefined) ?? [])
    const text = writeProfile(toProfile(choices))
    if (text !== storedProfile.reread()) storedProfile.write(text)
  }
  return asked
}

/** Calls back when any tab has changed something. Returns a function that stops it. */
export function onKitchenChange(listener: () => void) {
  listeners.add(listener)
  channel?.addEventListener('message', listener)
  return () => {
    listeners.delete(listener)
    channel?.removeEventListener('message', listener)
  }
}

function announce() {
  channel?.postMessage('')
  dispatchEvent(new Event('reader-kept'))
  for (const listener of listeners) listener()
}

/** Runs a transaction to its end; what is acknowledged is stored. */
async function run<Result>(mode: IDBTransactionMode, ask: (records: IDBObjectStore) => IDBRequest<Result>) {
  const database = await open()
  return new Promise<Result>((resolve, reject) => {
    const transaction = database.transaction(store, mode)
    const asked = ask(transaction.objectStore(store))
    transaction.oncomplete = () => resolve(asked.result)
    transaction.onabort = () => reject(transaction.error ?? new Error('The browser did not store it'))
  })
}
