import { useSyncExternalStore } from 'react'
import { type KitchenRecord, type KitchenRecords, toStamp } from '#domain/kitchen/kitchen-record.ts'

/** `isKept` is false if this browser keeps no database (or its storage is full): what is written then lasts until the page is left. */
export type Kitchen = { records: KitchenRecords; isKept: boolean }

const databaseName = 'kitchen'
const storeName = 'records'

let kitchen: Kitchen | undefined
let opening: Promise<IDBDatabase> | undefined
let channel: BroadcastChannel | undefined
const listeners = new Set<() => void>()

/** The reader's kitchen on this device, in step across tabs. Undefined until it has been read. */
export function useKitchen() {
  return useSyncExternalStore(
    subscribe,
    () => kitchen,
    () => undefined,
  )
}

/** A change of a record as it is stored now; null deletes it, undefined leaves it as it is. */
export type RecordChange<Known extends KitchenRecord = KitchenRecord> = (
  stored: KitchenRecord | undefined,
) => Omit<Known, 'updatedAt'> | null | undefined

/** Changes one record in one transaction, so that no other tab's change is lost. Returns whether it is kept. */
export async function changeRecord<Known extends KitchenRecord>(id: string, change: RecordChange<Known>): Promise<boolean> {
  const toNext = (stored: KitchenRecord | undefined): KitchenRecord | undefined => {
    const next = change(stored)
    if (next === undefined || (next === null && stored === undefined)) return undefined
    const updatedAt = toStamp(stored, Date.now())
    return next === null ? { id, kind: 'gone', updatedAt } : ({ ...next, id, updatedAt } as KitchenRecord)
  }
  try {
    const written = await inStore('readwrite', async (store) => {
      const stored: KitchenRecord | undefined = await toResult(store.get(id))
      const next = toNext(stored)
      if (next) store.put(next)
      return next
    })
    if (written) show([written], true)
    channel?.postMessage('changed')
    return true
  } catch {
    const next = toNext(kitchen?.records.get(id))
    show(next ? [next] : [], false)
    return false
  }
}

/** Puts records as they are, those of a merge: `choose` gets what is stored now. Returns whether they are kept. */
export async function putRecords(choose: (stored: KitchenRecords) => readonly KitchenRecord[]): Promise<boolean> {
  try {
    const written = await inStore('readwrite', async (store) => {
      const chosen = choose(toMap(await toResult(store.getAll())))
      for (const record of chosen) store.put(record)
      return chosen
    })
    show(written, true)
    channel?.postMessage('changed')
    return true
  } catch {
    show(choose(kitchen?.records ?? new Map()), false)
    return false
  }
}

/** Deletes everything, deletions included. */
export async function emptyKitchen(): Promise<boolean> {
  try {
    await inStore('readwrite', async (store) => {
      await toResult(store.clear())
    })
  } catch {
    return false
  }
  await reread()
  channel?.postMessage('changed')
  return true
}

/** Everything that is stored now. */
export async function readKitchen(): Promise<KitchenRecords> {
  try {
    return await inStore('readonly', async (store) => toMap(await toResult(store.getAll())))
  } catch {
    return kitchen?.records ?? new Map()
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  if (listeners.size === 1) {
    listen()
    void reread()
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) stopListening()
  }
}

function listen() {
  addEventListener('pageshow', noteReturn)
  if (typeof BroadcastChannel === 'undefined') return
  channel = new BroadcastChannel(databaseName)
  channel.onmessage = () => void reread()
}

function stopListening() {
  removeEventListener('pageshow', noteReturn)
  channel?.close()
  channel = undefined
}

// A page restored from the back-forward cache has missed all messages.
function noteReturn(event: PageTransitionEvent) {
  if (event.persisted) void reread()
}

async function reread() {
  try {
    const records = await inStore('readonly', async (store) => toMap(await toResult(store.getAll())))
    announce({ records, isKept: true })
  } catch {
    announce({ records: kitchen?.records ?? new Map(), isKept: false })
  }
}

function show(changed: readonly KitchenRecord[], isKept: boolean) {
  announce({ records: new Map([...(kitchen?.records ?? []), ...changed.map((record) => [record.id, record] as const)]), isKept })
}

function announce(next: Kitchen) {
  kitchen = next
  for (const listener of listeners) listener()
}

function toMap(records: KitchenRecord[]): KitchenRecords {
  return new Map(records.map((record) => [record.id, record]))
}

/** Runs work in one transaction; done when the browser has completed it. */
async function inStore<Result>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<Result>): Promise<Result> {
  const database = await open()
  const transaction = database.transaction(storeName, mode)
  const completed = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('The transaction was aborted.'))
  })
  // Awaited below; if the work fails first, this one is no unhandled rejection.
  completed.catch(() => {})
  const result = await work(transaction.objectStore(storeName))
  await completed
  return result
}

function open() {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: 'id' })
    request.onblocked = () => reject(new Error('Another tab keeps an older version open.'))
    request.onerror = () => reject(request.error)
    request.onsuccess = () => {
      const forget = () => {
        opening = undefined
      }
      // A later release, or clearing the site's data, must not wait for this tab.
      request.result.onversionchange = () => {
        request.result.close()
        forget()
      }
      request.result.onclose = forget
      resolve(request.result)
    }
  }).catch((error: unknown) => {
    opening = undefined
    throw error
  })
  return opening
}

function toResult<Result>(request: IDBRequest<Result>) {
  return new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
