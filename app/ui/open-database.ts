/**
 * Returns a function that opens a database in this browser. It stays open until another tab with a later release, or the user, deletes it.
 */
export function databaseOpener(name: string, create: (database: IDBDatabase) => void, whenOpen = () => {}) {
  let opening: Promise<IDBDatabase> | undefined
  const forget = () => {
    opening = undefined
  }
  return () => {
    opening ??= new Promise<IDBDatabase>((resolve, reject) => {
      const asked = indexedDB.open(name, 1)
      asked.onupgradeneeded = () => create(asked.result)
      asked.onerror = () => reject(asked.error)
      asked.onsuccess = () => {
        asked.result.onversionchange = close
        asked.result.onclose = close
        resolve(asked.result)
        whenOpen()
      }
      function close() {
        asked.result.close()
        forget()
      }
    })
    opening.catch(forget)
    return opening
  }
}
